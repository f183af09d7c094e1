import ArgumentParser

/// An option's value that is one of a few words.
protocol WordArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension WordArgument {
  // What ArgumentParser has for this goes by way of key paths and costs each start a while.

  static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  static var allValueDescriptions: [String: String] { [:] }

  var defaultValueDescription: String { rawValue }
}
