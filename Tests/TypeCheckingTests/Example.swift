import TestSupport
import Testing

/// A folder of `Tests/TypeChecking/Examples`: the code of one app, which must pass everywhere.
enum Example: String, CaseIterable {
  case catalyst = "Catalyst"
  case swiftUI = "SwiftUI"
  case appKit = "AppKit"

  var files: [String: String] {
    get throws { try Sources.files(in: "Examples/\(rawValue)") }
  }

  /// The platforms that the code is compiled for. That of a Mac Catalyst app is also in its iOS app.
  var platforms: [ApplePlatform] {
    switch self {
    case .catalyst: [.catalyst, .ios]
    case .swiftUI: ApplePlatform.allCases
    case .appKit: [.macos]
    }
  }
}

/// A compilation of an example.
struct ExampleBuild: CustomTestStringConvertible, Sendable {
  var example: Example
  var platform: ApplePlatform
  var deploymentTarget: String
  var languageMode: Int

  var testDescription: String {
    "\(example.rawValue) for \(platform.rawValue) \(deploymentTarget), Swift \(languageMode)"
  }

  /// Whether it is for the oldest or the newest system.
  var isExtreme: Bool {
    let targets = Self.deploymentTargets(of: platform)
    return deploymentTarget == targets.first
      || deploymentTarget == targets.last && languageMode == 6
  }

  /// The oldest system first.
  static func deploymentTargets(of platform: ApplePlatform) -> [String] {
    platform == .macos ? ["11.0", "13.0", "15.0", "26.0"] : ["14.0", "16.0", "18.0", "26.0"]
  }

  static let all = Example.allCases.flatMap { example in
    example.platforms.flatMap { platform in
      deploymentTargets(of: platform).flatMap { target in
        [5, 6].map { mode in
          ExampleBuild(
            example: example, platform: platform, deploymentTarget: target, languageMode: mode)
        }
      }
    }
  }

  /// Type-checks the example.
  ///
  /// - Returns: The errors and warnings.
  func check(sil: Bool = false) async throws -> [String] {
    try await TypeChecker.check(
      files: try example.files, platform: platform, deploymentTarget: deploymentTarget,
      languageMode: languageMode, sil: sil)
  }
}
