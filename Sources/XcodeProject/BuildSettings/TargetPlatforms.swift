/// The platforms of a target, from its settings.
package struct TargetPlatforms: Sendable, Hashable {
  /// The platforms, from `SUPPORTED_PLATFORMS` or else `SDKROOT`. Mac Catalyst is not included.
  package var platforms: Set<BuildPlatform>
  /// Whether the target supports iPhone (`TARGETED_DEVICE_FAMILY` 1), which is the default.
  package var isForIPhone: Bool
  /// Whether the target supports iPad (`TARGETED_DEVICE_FAMILY` 2).
  package var isForIPad: Bool
  /// Whether the app uses the Mac idiom under Mac Catalyst, “Optimize for Mac”
  /// (`TARGETED_DEVICE_FAMILY` 6).
  package var usesMacIdiom: Bool
  /// `SUPPORTS_MACCATALYST`, or `nil` for Xcode's default, which is no.
  package var supportsMacCatalyst: Bool?
  /// The minimum version of each platform (`IPHONEOS_DEPLOYMENT_TARGET` and so on).
  package var deploymentTargets: [BuildPlatform: String]

  /// Reads the platforms from a target's settings.
  package init(_ settings: BuildSettings, of target: ProjectTarget) {
    platforms = Self.platforms(settings, of: target)
    let families = Set(
      (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { !$0.isNumber }.compactMap { Int($0) })
    isForIPhone = families.contains(1) || families.isEmpty
    isForIPad = families.contains(2)
    usesMacIdiom = families.contains(6)
    // The setting of a whole project has no effect on its targets for macOS alone.
    supportsMacCatalyst = platforms.contains(.iOS) ? settings.flag("SUPPORTS_MACCATALYST") : nil
    deploymentTargets = [:]
    for platform in BuildPlatform.allCases {
      let version = settings[platform.deploymentTargetSetting]?.trimmed
      deploymentTargets[platform] = version?.isEmpty == true ? nil : version
    }
  }

  private static func platforms(
    _ settings: BuildSettings, of target: ProjectTarget
  ) -> Set<BuildPlatform> {
    if target.productType?.isForWatch == true { return [.watchOS] }
    let supported = settings.list("SUPPORTED_PLATFORMS").compactMap(BuildSDK.init(sdkRoot:))
    guard supported.isEmpty else { return Set(supported.map(\.platform)) }
    return [sdk(of: settings, for: target).platform]
  }

  /// Returns the SDK that a target is built with: `SDKROOT` or, if that is `auto` or absent, the
  /// most likely one, with a preference for iOS.
  static func sdk(of settings: BuildSettings, for target: ProjectTarget) -> BuildSDK {
    if target.productType?.isForWatch == true { return .watchos }
    if let sdk = settings["SDKROOT"].flatMap(BuildSDK.init(sdkRoot:)) { return sdk }
    let supported = settings.list("SUPPORTED_PLATFORMS").compactMap(BuildSDK.init(sdkRoot:))
    if let first = supported.first { return supported.contains(.iphoneos) ? .iphoneos : first }
    let isIOS =
      settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil && settings["MACOSX_DEPLOYMENT_TARGET"] == nil
    return isIOS ? .iphoneos : .macosx
  }
}
