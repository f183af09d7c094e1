import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

/// The app for macOS that the same target builds. Code for iOS alone is not part of it, so advice about
/// that code is for an app that exists.
struct NativeMacBuild: Sendable {
  private let regions: [RegionWithoutMacOS]

  /// Creates the build, or returns `nil` if no target of the app is built for macOS, or if the advice
  /// is for Mac Catalyst.
  init?(_ project: Project, for platform: PlatformChoice) {
    let isNative = [.one(.swiftUI), .one(.appKit)].contains(platform)
    guard isNative, project.apps.contains(where: { $0.platforms.contains(.macOS) }) else {
      return nil
    }
    regions = project.source?.regionsWithoutMacOS ?? []
  }

  /// Returns the recommendations, of which those about code for iOS alone are done. One of each rule is
  /// enough to say so.
  func settled(_ recommendations: [Recommendation]) -> [Recommendation] {
    var seen: Set<String> = []
    return recommendations.compactMap { recommendation in
      guard recommendation.status == .open,
        let evidence = evidence(at: recommendation.file ?? recommendation.location)
      else { return recommendation }
      guard seen.insert(recommendation.rule).inserted else { return nil }
      var done = recommendation
      (done.evidence, done.status, done.question) = ([evidence], .done, nil)
      return done
    }
  }

  /// Returns the evidence that a finding is about code for iOS alone, or `nil` if it is not.
  private func evidence(at location: SourceLocation) -> ExistingWork.Evidence? {
    regions.first { $0.contains(location) }.map { region in
      ExistingWork.Evidence(
        text: "the app for macOS, which has code of its own instead of this", location: region.start
      )
    }
  }
}
