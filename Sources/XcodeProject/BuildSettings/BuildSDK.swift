/// The SDK of a build, which conditions such as `[sdk=iphoneos*]` match.
package enum BuildSDK: String, Sendable, Hashable, CaseIterable {
  case iphoneos, iphonesimulator, macosx, appletvos, appletvsimulator
  case watchos, watchsimulator, xros, xrsimulator, driverkit

  /// Creates the SDK for a value of `SDKROOT`, which is a name, a name with a version, or a path.
  package init?(sdkRoot: String) {
    let name = ProjectPath.name(of: sdkRoot, without: ".sdk").lowercased()
    self.init(rawValue: String(name.prefix { $0.isLetter }))
  }

  /// The platform that the SDK builds for.
  package var platform: BuildPlatform {
    switch self {
    case .iphoneos, .iphonesimulator: .iOS
    case .macosx, .driverkit: .macOS
    case .appletvos, .appletvsimulator: .tvOS
    case .watchos, .watchsimulator: .watchOS
    case .xros, .xrsimulator: .visionOS
    }
  }
}

/// A platform that a target is built for.
package enum BuildPlatform: String, Sendable, Hashable, CaseIterable, Encodable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The name of the setting for the minimum version of the platform.
  package var deploymentTargetSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
