import Foundation
import Testing
import XcodeProject

@Suite struct InfoPropertyListTests {
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsBothForms(format: PropertyListSerialization.PropertyListFormat) throws {
    let list = try read(
      [
        "UIMainStoryboardFile": "Main", "CFBundleDocumentTypes": [["CFBundleTypeName": "Map"]],
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": true,
          "UIApplicationSupportsTabbedSceneCollection": false,
        ],
      ], as: format)
    #expect(list?.file == "App/Info.plist")
    #expect(list?.mainStoryboards == ["Main"])
    #expect(list?.supportsMultipleScenes == true)
    #expect(list?.supportsTabbedScenes == false)
    #expect(list?.opensDocuments == true)
  }

  @Test(arguments: ["NSExtension", "EXAppExtensionAttributes"])
  func anExtensionStartsNoApp(key: String) throws {
    let list = try read(["UIMainStoryboardFile": "Main", key: [String: String]()], as: .xml)
    #expect(list?.mainStoryboards == [])
  }

  @Test func theFormMakesNoDifference() throws {
    let values: [String: Any] = [
      "UIMainStoryboardFile": "Start", "UIApplicationSceneManifest": manifest(["Windows"]),
    ]
    var text = try read(values, as: .xml)
    #expect(text?.lines["UIApplicationSceneManifest"] == 5)
    // A binary list has no lines.
    text?.lines = [:]
    #expect(try text == read(values, as: .binary))
  }

  @Test(
    arguments: [
      (["~iphone": "Phone", "~ipad": "Pad", "": "Main"], ["Pad", "Main", "Phone"]),
      (["~iphone": "Phone", "": "Main"], ["Main", "Phone"]), (["~iphone": "Phone"], ["Phone"]),
    ])
  func namesTheStoryboardOfAnIPadFirst(names: [String: String], expected: [String]) throws {
    let keys = names.map { ("UIMainStoryboardFile" + $0.key, $0.value) }
    let list = try read(Dictionary(uniqueKeysWithValues: keys))
    #expect(list?.mainStoryboards == expected)
  }

  @Test func theSceneManifestForIPadCounts() throws {
    let list = try read([
      "UIApplicationSceneManifest": manifest(["Main"]),
      "UIApplicationSceneManifest~ipad": manifest(["Pad"]),
      "UIApplicationSceneManifest~iphone": manifest(["Phone"]),
      "UIRequiresFullScreen": true, "UIRequiresFullScreen~ipad": false,
    ])
    #expect(list?.mainStoryboards == ["Pad"])
    #expect(list?.requiresFullScreen == false)
  }

  @Test func namesTheStoryboardsOfScenes() throws {
    let list = try read(["UIApplicationSceneManifest": manifest(["Main", "", "Second"])])
    #expect(list?.mainStoryboards == ["Main", "Second"])
    #expect(list?.supportsMultipleScenes == nil)
  }

  @Test func namesTheStoryboardsOfSceneRolesInTheOrderOfTheirKeys() throws {
    let configurations = [
      "UIWindowSceneSessionRoleExternalDisplay": [["UISceneStoryboardFile": "Screen"]],
      "UIWindowSceneSessionRoleApplication": [["UISceneStoryboardFile": "Main"]],
    ]
    let list = try read([
      "UIMainStoryboardFile": "Old",
      "UIApplicationSceneManifest": ["UISceneConfigurations": configurations],
    ])
    #expect(list?.mainStoryboards == ["Old", "Main", "Screen"])
  }

  @Test(arguments: [true, false])
  func theKeyForTabsMayStandOutsideTheManifest(value: Bool) throws {
    let list = try read(["UIApplicationSupportsTabbedSceneCollection": value])
    #expect(list?.supportsTabbedScenes == value)
    #expect(list?.mainStoryboards == [])
  }

  @Test func theKeyForTabsInTheManifestWins() throws {
    let tabs = "UIApplicationSupportsTabbedSceneCollection"
    let list = try read([tabs: false, "UIApplicationSceneManifest": [tabs: true]])
    #expect(list?.supportsTabbedScenes == true)
  }

  @Test func valuesOfAnotherTypeSayNothing() throws {
    let list = try read([
      "UIMainStoryboardFile": 3, "UIApplicationSceneManifest": ["UISceneConfigurations": "none"],
      "CFBundleDocumentTypes": "none", "UIApplicationSupportsTabbedSceneCollection": "maybe",
    ])
    #expect(list?.mainStoryboards == [])
    #expect(list?.supportsTabbedScenes == nil)
    #expect(list?.opensDocuments == false)
  }

  @Test func aListThatSaysNothingGivesNil() throws {
    #expect(try read(["CFBundleName": "Map", "CFBundleDocumentTypes": []]) == nil)
    #expect(try read([:], as: .binary) == nil)
    #expect(try InfoPropertyList(Data(), file: "Empty.plist") == nil)
    #expect(try InfoPropertyList(Data("garbage".utf8), file: "Garbage.plist") == nil)
  }

  @Test func theMainNibsAreThoseOfAnAppForIPad() throws {
    let list = try read(["NSMainNibFile": "Window", "NSMainNibFile~ipad": "Window-iPad"])
    #expect(list?.mainNibs == ["Window-iPad", "Window"])
    #expect(try read(["NSMainNibFile": "MainMenu", "NSPrincipalClass": "NSApplication"]) == nil)
  }

  @Test func aListOfAnotherShapeGivesNil() throws {
    let array = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile"], format: .xml, options: 0)
    #expect(try InfoPropertyList(array, file: "Array.plist") == nil)
  }

  @Test(
    arguments: [
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key>",
      "UIMainStoryboardFile = = ;", "<UIMainStoryboardFile>",
      "<?xml version=\"1.0\"?><dict><key>UIApplicationSceneManifest</key></plist>",
    ])
  func aBrokenListThrows(text: String) {
    #expect(throws: (any Error).self) {
      try InfoPropertyList(Data(text.utf8), file: "Info.plist")
    }
  }

  @Test(arguments: [35, 45, 60])
  func aBinaryListThatIsCutThrows(length: Int) throws {
    let whole = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .binary, options: 0)
    #expect(throws: (any Error).self) {
      try InfoPropertyList(whole.prefix(length), file: "Info.plist")
    }
  }

  @Test func readsUTF16() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-16"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """
    let list = try InfoPropertyList(try #require(xml.data(using: .utf16)), file: "Info.plist")
    #expect(list?.mainStoryboards == ["Main"])
  }
}

/// A scene manifest with one role and a configuration for each storyboard.
private func manifest(_ storyboards: [String]) -> [String: Any] {
  let configurations = storyboards.map { ["UISceneStoryboardFile": $0] }
  return ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]]
}

private func read(
  _ values: [String: Any], as format: PropertyListSerialization.PropertyListFormat = .xml
) throws -> InfoPropertyList? {
  let data = try PropertyListSerialization.data(
    fromPropertyList: values, format: format, options: 0)
  return try InfoPropertyList(data, file: "App/Info.plist")
}
