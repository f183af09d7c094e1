import Guidance

extension Report {
  /// The equivalents with instructions, by ID.
  var buildable: [Equivalent] {
    equivalents.sorted { $0.key < $1.key }.map(\.value).filter { !platforms(of: $0).isEmpty }
  }

  /// Returns the technologies of the report for which the equivalent has instructions.
  func platforms(of equivalent: Equivalent) -> [TargetPlatform] {
    platforms.filter { !equivalent.steps[$0].isEmpty }
  }
}
