import Guidance

extension Report {
  /// The equivalents that there are steps for, by id.
  var buildable: [Equivalent] {
    equivalents.sorted { $0.key < $1.key }.map(\.value).filter { !platforms(of: $0).isEmpty }
  }

  /// The platforms that the report is about and the equivalent has steps for.
  func platforms(of equivalent: Equivalent) -> [TargetPlatform] {
    platform.platforms.filter { !equivalent.steps[$0].isEmpty }
  }
}
