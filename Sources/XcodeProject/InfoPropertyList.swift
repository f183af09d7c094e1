package import Foundation

/// The keys of an app's `Info.plist` that affect navigation.
package struct InfoPropertyList: Sendable, Hashable, Encodable {
  /// The file's path, relative to the requested folder.
  package var file: String
  /// The storyboards that the app starts with: `UIMainStoryboardFile` for iPad, then for other
  /// devices, because each is a top level of the app, and `UISceneStoryboardFile` in the scene
  /// manifest.
  package var mainStoryboards: [String]
  /// The nibs that the app starts with: `NSMainNibFile` for iPad, then for other devices.
  package var mainNibs: [String]
  /// The storyboard that the system shows while the app starts (`UILaunchStoryboardName`), without
  /// its extension.
  package var launchStoryboard: String?
  /// Whether the list contains a scene manifest (`UIApplicationSceneManifest`).
  package var hasSceneManifest: Bool
  /// `UIApplicationSupportsMultipleScenes`, or `nil` if the key is absent.
  package var supportsMultipleScenes: Bool?
  /// `UIApplicationSupportsTabbedSceneCollection`, or `nil` if the key is absent.
  package var supportsTabbedScenes: Bool?
  /// `UIRequiresFullScreen`, or `nil` if the key is absent.
  package var requiresFullScreen: Bool?
  /// Whether the app opens documents (`CFBundleDocumentTypes`).
  package var opensDocuments: Bool
  /// The orientations on iPad (`UISupportedInterfaceOrientations`, or its variant for iPad). It is empty
  /// if the key is absent.
  package var orientations: [String] = []
  /// The lines of the keys that advice is about, by name. It is empty for generated and binary
  /// lists.
  package var lines: [String: Int] = [:]

  /// Reads a property list in any format.
  ///
  /// - Returns: `nil` if the list has no keys that affect navigation, as is the case for most
  ///   lists, or if it is that of an app with AppKit.
  /// - Throws: An error with the line if the list mentions one of the keys and cannot be read.
  package init?(_ data: Data, file: String) throws(ProjectError) {
    guard Self.isUTF16(data) || Self.keys.contains(where: { Self.mentions($0, data) }) else {
      return nil
    }
    let root = try PropertyList(data, file: file).root
    guard root.isDictionary, root["NSPrincipalClass"]?.string != "NSApplication" else { return nil }
    self.init(root, file: file)
    lines = KeyLines.all(of: Self.advisedKeys, in: [UInt8](data))
  }

  /// Creates a value from the root of a property list.
  package init(_ root: PropertyValue?, file: String) {
    let info = InfoDictionary(root: root)
    let manifest = info["UIApplicationSceneManifest"]
    self.file = file
    hasSceneManifest = manifest != nil
    // The initial screen of an extension appears in another app.
    let isExtension = info["NSExtension"] != nil || info["EXAppExtensionAttributes"] != nil
    mainStoryboards =
      isExtension
      ? [] : Self.values(of: "UIMainStoryboardFile", in: info) + Self.sceneStoryboards(in: manifest)
    mainNibs = isExtension ? [] : Self.values(of: "NSMainNibFile", in: info)
    launchStoryboard = info["UILaunchStoryboardName"]?.string.map(Self.storyboardName)
    supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"]?.bool
    let tabs = "UIApplicationSupportsTabbedSceneCollection"
    supportsTabbedScenes = (manifest?[tabs] ?? info[tabs])?.bool
    requiresFullScreen = info["UIRequiresFullScreen"]?.bool
    orientations = info["UISupportedInterfaceOrientations"]?.elements.compactMap(\.string) ?? []
    opensDocuments = info["CFBundleDocumentTypes"]?.isArray ?? false
  }

  /// The keys that advice is about.
  static let advisedKeys = [
    "UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes",
    "UIApplicationSupportsTabbedSceneCollection", "UIRequiresFullScreen",
    "UIDesignRequiresCompatibility", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "NFCReaderUsageDescription", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    "NSMotionUsageDescription",
  ]

  private static let keys = [
    "UIMainStoryboardFile", "UIApplicationSceneManifest",
    "UIApplicationSupportsTabbedSceneCollection", "UIRequiresFullScreen", "NSMainNibFile",
  ].map { Array($0.utf8) }

  /// Whether a file contains the bytes of a key.
  private static func mentions(_ key: [UInt8], _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var start = bytes.baseAddress
      let end = start.map { $0 + bytes.count }
      while let from = start, let end, end - from >= key.count,
        let found = memchr(from, Int32(key[0]), end - from - key.count + 1)
      {
        if memcmp(found, key, key.count) == 0 { return true }
        start = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }

  /// Whether the data begins with the byte order mark of UTF-16, in which keys are encoded
  /// differently.
  private static func isUTF16(_ data: Data) -> Bool {
    data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
  }

  /// Returns the name of a storyboard without its extension, which the key may have.
  static func storyboardName(_ value: String) -> String {
    ProjectPath.name(of: value, without: ".storyboard")
  }

  /// Returns the values of a key for iPad, and then for other devices.
  private static func values(of key: String, in info: InfoDictionary) -> [String] {
    [info.forIPad(key), info.root?[key], info.root?[key + "~iphone"]]
      .compactMap { $0?.string }.filter { !$0.isEmpty }
  }

  private static func sceneStoryboards(in manifest: PropertyValue?) -> [String] {
    let configurations = manifest?["UISceneConfigurations"]?.entries ?? []
    return configurations.sorted { $0.key < $1.key }
      .flatMap { $0.value.elements }
      .compactMap { $0["UISceneStoryboardFile"]?.string }
      .filter { !$0.isEmpty }
  }
}
