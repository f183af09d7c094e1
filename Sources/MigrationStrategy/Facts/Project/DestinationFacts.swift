import Guidance
import Projects
import XcodeProject

extension SubjectFacts {
  /// Adds the devices for which the project's targets are built, if a project file was read.
  static func addDestinations(of project: Project, to subject: inout Subject) {
    let isKnown = !project.targetNames.isEmpty || !project.apps.isEmpty
    func word(for platform: BuildPlatform) -> String {
      let isThere =
        project.targetNames[platform] != nil
        || project.apps.contains { $0.platforms.contains(platform) }
      return isThere ? "yes" : isKnown ? "no" : "unknown"
    }
    let apps = project.apps
    subject.facts[.isForIPhone] = Self.word(
      apps.map(\.isForIPhone), apps.contains(where: \.isForIPhone))
    subject.facts[.hasTVTarget] = word(for: .tvOS)
    subject.facts[.hasVisionDestination] = word(for: .visionOS)
    subject.facts[.hasWatchTarget] = word(for: .watchOS)
    let offers = apps.compactMap(\.isDesignedForVision)
    subject.facts[.isDesignedForVision] = Self.word(offers, offers.contains(true))
  }
}
