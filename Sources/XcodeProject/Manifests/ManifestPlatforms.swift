/// Derives build settings from the platforms of a target in a manifest.
enum ManifestPlatforms {
  /// Returns the settings for one platform, or for the destinations of a target with several.
  ///
  /// - Parameters:
  ///   - platform: `iOS`, `macOS`, and so on, or `auto` for the destinations.
  ///   - destinations: The names of platforms, and `macCatalyst`.
  /// - Returns: The settings, by name.
  static func settings(platform: String, destinations: [String]) -> [String: String] {
    var values: [String: String] = [:]
    let own = BuildPlatform(rawValue: platform)
    let named = destinations.compactMap(BuildPlatform.init(rawValue:))
    let platforms = named.isEmpty ? [own].compactMap { $0 } : named
    if !platforms.isEmpty {
      let sdks = BuildSDK.allCases.filter { platforms.contains($0.platform) && $0 != .driverkit }
      values["SUPPORTED_PLATFORMS"] = sdks.map(\.rawValue).joined(separator: " ")
    }
    if platforms.contains(.iOS) { values["TARGETED_DEVICE_FAMILY"] = "1,2" }
    if destinations.contains("macCatalyst") { values["SUPPORTS_MACCATALYST"] = "YES" }
    values["SDKROOT"] =
      own.flatMap { own in BuildSDK.allCases.first { $0.platform == own } }?.rawValue
    return values
  }
}
