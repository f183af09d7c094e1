package import Guidance

extension UnavailableAPI {
  /// Returns what a system has of it, as a part of a sentence after its name.
  package func availability(on system: String) -> String {
    switch (status, since) {
    case (.unavailable, _): "is not part of \(system)"
    case (.deprecated, let version?): "is deprecated on \(system) since version \(version)"
    case (.deprecated, nil): "is deprecated on \(system)"
    case (.later, let version?): "is on \(system) from version \(version) on"
    case (.later, nil): "is on \(system) from a later version on"
    case (.onlyPart, let version?): "is on \(system) only from version \(version), or in part"
    case (.onlyPart, nil): "is on \(system) only in part"
    }
  }

  /// How certain the availability is, as a sentence.
  package var certaintyInWords: String {
    let words =
      switch certainty {
      case .declared: "According to Apple’s headers or the reference of the API."
      case .documented: "According to Apple’s documentation."
      case .observed: "Not found in Apple’s documentation, but in build logs of public code."
      case .inferred: "This is general knowledge, which no page of Apple was found to confirm."
      }
    return [words, note].compactMap { $0 }.joined(separator: " ")
  }
}
