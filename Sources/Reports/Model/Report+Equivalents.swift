import Guidance

extension Report {
  /// The equivalents with instructions, by ID.
  var buildable: [Equivalent] {
    let platforms = platforms
    return equivalents.sorted { $0.key < $1.key }.map(\.value).filter { equivalent in
      platforms.contains { !equivalent.steps[$0].isEmpty }
    }
  }

  /// Returns the technologies of the report for which the equivalent has instructions.
  func platforms(of equivalent: Equivalent) -> [TargetPlatform] {
    platforms.filter { !equivalent.steps[$0].isEmpty }
  }
}
