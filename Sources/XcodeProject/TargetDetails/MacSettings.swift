/// The settings of a target that concern the Mac.
package struct MacSettings: Sendable, Hashable, Encodable {
  /// Whether the iPad app is offered for Macs (`SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD`), or `nil` for
  /// Xcode's default, which is yes.
  package var supportsDesignedForIPad: Bool?
  /// Whether the Mac Catalyst app has a bundle identifier of its own
  /// (`DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER`), or `nil` if nothing says so.
  package var derivesIdentifier: Bool?
  /// Whether a setting lets people choose files for a sandboxed app (`ENABLE_USER_SELECTED_FILES`).
  package var grantsChosenFiles = false
  /// The project file, relative to its folder, or the empty path if there is none.
  package var file = ""
  /// The lines of settings in the project file, by name.
  package var lines: [String: Int] = [:]

  /// Creates empty settings.
  package init() {}
}

extension MacSettings {
  /// Reads the settings of a target.
  init(_ settings: BuildSettings, file: String, lines: [String: Int]) {
    supportsDesignedForIPad = settings.flag("SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD")
    derivesIdentifier = settings.flag("DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER")
    let chosen = settings["ENABLE_USER_SELECTED_FILES"]
    grantsChosenFiles = ["readonly", "readwrite"].contains(chosen?.lowercased())
    (self.file, self.lines) = (file, lines)
  }

  /// The setting with which Xcode adds a scene manifest with multiple scenes to the property list.
  package static let generatedManifest = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  /// The settings whose lines reports name.
  static let names = [
    "SUPPORTS_MACCATALYST", "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD", "TARGETED_DEVICE_FAMILY",
    "DERIVE_MACCATALYST_PRODUCT_BUNDLE_IDENTIFIER", "SUPPORTED_PLATFORMS", generatedManifest,
  ]
}

extension ProjectFile {
  /// Returns the lines on which the settings for the Mac are, for the target or else for the project.
  func lines(of target: ProjectTarget) -> [String: Int] {
    var lines: [String: Int] = [:]
    for owner in [project, object(of: target)].compactMap({ $0 }) {
      let list = ConfigurationList(of: owner, in: objects, default: defaultConfiguration)
      let settings = list.configuration(named: target.releaseConfiguration)?["buildSettings"]
      for name in MacSettings.names { lines[name] = settings?[name]?.line ?? lines[name] }
    }
    return lines
  }
}
