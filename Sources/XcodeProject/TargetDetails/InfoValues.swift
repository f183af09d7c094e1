import Algorithms

/// The values of an `Info.plist`, with those that Xcode adds from settings.
struct InfoValues {
  let root: PropertyValue?
  let info: InfoDictionary
  let settings: BuildSettings
  /// Whether Xcode adds values from settings (`GENERATE_INFOPLIST_FILE`).
  private let isGenerated: Bool

  init(root: PropertyValue?, settings: BuildSettings) {
    self.root = root
    info = InfoDictionary(root: root)
    self.settings = settings
    isGenerated = settings.flag("GENERATE_INFOPLIST_FILE") ?? false
  }

  /// Returns a string. A setting takes precedence over the file, unless the file has a variant for
  /// iPad.
  func string(_ key: String) -> String? {
    let text = expand(info.forIPad(key)) ?? generated(key) ?? expand(root?[key])
    return text?.isEmpty == true ? nil : text
  }

  /// Returns a Boolean. A setting takes precedence over the file, unless the file has a variant for
  /// iPad.
  func flag(_ key: String) -> Bool? {
    let setting = generated(key).flatMap { FlagWord($0)?.value }
    return flag(info.forIPad(key)) ?? setting ?? flag(root?[key])
  }

  private func flag(_ value: PropertyValue?) -> Bool? {
    value?.bool ?? expand(value).flatMap { FlagWord($0)?.value }
  }

  /// Returns a string with its references replaced.
  func expand(_ value: PropertyValue?) -> String? {
    value?.string.map(settings.expand)
  }

  /// Returns the keys that affect windows, documents, and main storyboards.
  func navigation(file: String) -> InfoPropertyList {
    var list = InfoPropertyList(root, file: file)
    list.mainStoryboards = list.mainStoryboards.map(settings.expand).filter { !$0.isEmpty }
    list.mainNibs = Array(list.mainNibs.map(settings.expand).filter { !$0.isEmpty }.uniqued())
    let key = "UIMainStoryboardFile"
    if let main = generated(key), !main.isEmpty, info.forIPad(key) == nil {
      let file = expand(root?[key])
      list.mainStoryboards = [main] + list.mainStoryboards.filter { $0 != file }
    }
    list.launchStoryboard = string("UILaunchStoryboardName").map(InfoPropertyList.storyboardName)
    // Xcode's generated scene manifest contains only this key. The keys in the file remain in
    // effect.
    if generated("UIApplicationSceneManifest_Generation").flatMap(FlagWord.init) == .yes {
      list.hasSceneManifest = true
      list.supportsMultipleScenes = list.supportsMultipleScenes ?? true
    }
    list.requiresFullScreen = flag("UIRequiresFullScreen")
    if let orientations = generated("UISupportedInterfaceOrientations_iPad")
      ?? generated("UISupportedInterfaceOrientations")
    {
      list.orientations = SettingWords.split(orientations)
    }
    // Old apps use the same storyboard for iOS 12 and in their scene manifest.
    list.mainStoryboards = Array(list.mainStoryboards.uniqued())
    return list
  }

  /// The display name, which appears below the icon.
  var displayName: String {
    string("CFBundleDisplayName") ?? string("CFBundleName") ?? settings["PRODUCT_NAME"] ?? ""
  }

  /// The required capabilities: an array, or a dictionary of required and excluded ones. Xcode adds
  /// those of the setting to those in the file.
  var capabilities: [String] {
    let value = info["UIRequiredDeviceCapabilities"]
    let listed = value?.elements.compactMap(\.string) ?? []
    let marked = value?.entries.filter { $0.value.bool == true }.map(\.key) ?? []
    let added = SettingWords.split(generated("UIRequiredDeviceCapabilities") ?? "")
    return Set(listed + marked + added).sorted()
  }

  /// The keys of usage descriptions.
  var usageDescriptions: [String] {
    let prefix = "INFOPLIST_KEY_"
    let added = isGenerated ? settings.names.filter { $0.hasPrefix(prefix) } : []
    let keys = info.keys + added.map { String($0.dropFirst(prefix.count)) }
    return Set(keys.filter { $0.hasSuffix("UsageDescription") }).sorted()
  }

  private func generated(_ key: String) -> String? {
    isGenerated ? settings["INFOPLIST_KEY_" + key] : nil
  }
}
