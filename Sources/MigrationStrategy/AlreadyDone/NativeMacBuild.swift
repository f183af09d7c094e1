import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

/// The app for macOS that the same target builds. Code for iOS alone is not part of it.
struct NativeMacBuild: Sendable {
  private let regions: [RegionWithoutMacOS]

  /// Creates the build, or returns `nil` if the app is not built for macOS, or if the advice is for Mac
  /// Catalyst.
  init?(_ project: Project, for platform: PlatformChoice) {
    guard platform.isNative, project.isBuiltForMacOS else { return nil }
    regions = project.source?.regionsWithoutMacOS ?? []
  }

  /// Whether a recommendation is about code of the app for macOS, or about what that app has already.
  func concerns(_ recommendation: Recommendation) -> Bool {
    let location = recommendation.file ?? recommendation.location
    return recommendation.status != .open || !regions.contains { $0.contains(location) }
  }
}
