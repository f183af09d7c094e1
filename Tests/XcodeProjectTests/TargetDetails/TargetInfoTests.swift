import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct TargetInfoTests {
  @Test func readsTheFileWithSettings() throws {
    let info = try read(
      """
      <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) &amp; Co</string>
      <key>UIMainStoryboardFile</key><string>$(MAIN)</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIMainStoryboardFile~iphone</key><string>Start</string>
      <key>UIDesignRequiresCompatibility</key><true/>
      <key>UIRequiresFullScreen</key><false/>
      <key>UIRequiredDeviceCapabilities</key><array><string>gps</string><string>armv7</string></array>
      <key>CFBundleDocumentTypes</key>
      <array><dict><key>CFBundleTypeName</key><string>Map</string></dict></array>
      """, "MAIN = Start; PRODUCT_NAME = Maps;")
    #expect(info.problem == nil)
    #expect(info.file == "App/Info.plist")
    #expect(info.displayName == "Maps & Co")
    #expect(info.navigation.mainStoryboards == ["Pad", "Start"])
    #expect(info.navigation.requiresFullScreen == false)
    #expect(info.navigation.opensDocuments)
    #expect(info.requiresDesignCompatibility == true)
    #expect(info.requiredDeviceCapabilities == ["armv7", "gps"])
  }

  @Test(
    arguments: [
      ("", ["Old"], nil), ("GENERATE_INFOPLIST_FILE = NO;", ["Old"], nil),
      ("GENERATE_INFOPLIST_FILE = YES;", ["Main"], true),
    ] as [(String, [String], Bool?)])
  func settingsCountWhereTheFileIsGenerated(
    settings: String, storyboards: [String], said: Bool?
  ) throws {
    let info = try read(
      "<key>UIMainStoryboardFile</key><string>Old</string>",
      settings + """
         INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UIRequiresFullScreen = YES;
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        """)
    #expect(info.navigation.mainStoryboards == storyboards)
    #expect(info.navigation.supportsMultipleScenes == said)
    #expect(info.navigation.requiresFullScreen == said)
  }

  @Test(
    arguments: [
      ("<key>UIRequiresFullScreen</key><true/><key>UIRequiresFullScreen~ipad</key><false/>", false),
      ("<key>UIRequiresFullScreen</key><false/><key>UIRequiresFullScreen~ipad</key><true/>", true),
      ("<key>UIRequiresFullScreen~iphone</key><true/>", nil),
      (
        "<key>UIRequiresFullScreen</key><true/><key>UIRequiresFullScreen~iphone</key><false/>", true
      ),
    ] as [(String, Bool?)])
  func keysForIPadCount(body: String, requiresFullScreen: Bool?) throws {
    #expect(try read(body).navigation.requiresFullScreen == requiresFullScreen)
  }

  @Test func keysForIPadCountMoreThanSettings() throws {
    let info = try read(
      """
      <key>UIRequiresFullScreen~ipad</key><false/><key>CFBundleDisplayName~ipad</key><string>P</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UIRequiredDeviceCapabilities</key><array><string>telephony</string></array>
      <key>UIRequiredDeviceCapabilities~ipad</key><array/>
      <key>NSCameraUsageDescription~iphone</key><string>x</string>
      <key>NSMotionUsageDescription~ipad</key><string>x</string>
      <key>UIDesignRequiresCompatibility~ipad</key><true/>
      """,
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIRequiresFullScreen = YES;
      INFOPLIST_KEY_CFBundleDisplayName = Plain; INFOPLIST_KEY_UIMainStoryboardFile = Main;
      """)
    #expect(info.navigation.requiresFullScreen == false)
    #expect(info.navigation.mainStoryboards == ["Pad"])
    #expect(info.displayName == "P")
    #expect(info.requiredDeviceCapabilities.isEmpty)
    #expect(info.usageDescriptions == ["NSMotionUsageDescription"])
    #expect(info.requiresDesignCompatibility == true)
  }

  @Test func allMayBeMadeOfSettings() throws {
    let project = try ProjectSketch(
      target: """
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "Hi $(TARGET_NAME)";
        INFOPLIST_KEY_UIRequiredDeviceCapabilities = "arm64 gps";
        """
    ).read()
    let target = project.targets[0]
    let info = project.info(of: target, with: project.settings(of: target))
    #expect(info.file == nil)
    #expect(info.problem == nil)
    #expect(info.displayName == "Hi App")
    #expect(info.requiredDeviceCapabilities == ["arm64", "gps"])
    #expect(info.navigation.mainStoryboards.isEmpty)
  }

  @Test(
    arguments: [
      "App/Info.plist", "./App//Info.plist", "$(SRCROOT)/App/Info.plist",
      "${PROJECT_DIR}/App/x/../Info.plist", "$(TARGET_NAME)/Info.plist",
    ])
  func thePathOfTheFile(path: String) throws {
    let info = try read("<key>CFBundleName</key><string>Name</string>", path: path)
    #expect(info.file == "App/Info.plist")
    #expect(info.displayName == "Name")
  }

  @Test(arguments: [("None.plist", "opened", 1), ("Bad.plist", "damaged", 1)])
  func aMissingOrDamagedFileIsAProblem(path: String, message: String, line: Int) throws {
    let info = try read("", path: path)
    #expect(info.problem?.message.contains(message) == true)
    #expect(info.problem?.file.hasSuffix("/" + path) == true)
    #expect(info.problem?.line == line)
    #expect(info.displayName == "App")
  }

  @Test func entitlements() throws {
    let (mac, phone) = try withFolder([
      "App.entitlements": """
      <dict><key>com.apple.security.app-sandbox</key><true/><key>aps</key><string>x</string>
      <key>com.apple.security.network.client</key><false/></dict>
      """
    ]) { root in
      let project = try ProjectSketch(
        target: """
          CODE_SIGN_ENTITLEMENTS = ""; "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = App.entitlements;
          """
      ).read(in: root)
      let target = project.targets[0]
      return (
        try project.entitlements(with: project.settings(of: target, sdk: .macosx)),
        try project.entitlements(with: project.settings(of: target, sdk: .iphoneos))
      )
    }
    #expect(mac?.keys == ["aps", "com.apple.security.app-sandbox"])
    #expect(mac?.file == "App.entitlements")
    #expect(phone == nil)
  }

  private func read(
    _ body: String, _ settings: String = "", path: String = "App/Info.plist"
  ) throws -> TargetInfo {
    let text = "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
    return try withFolder(["App/Info.plist": text, "Bad.plist": "<plist>\n<dict>"]) { root in
      let project = try ProjectSketch(target: "INFOPLIST_FILE = \"\(path)\";" + settings)
        .read(in: root)
      let target = project.targets[0]
      return project.info(of: target, with: project.settings(of: target, sdk: .iphoneos))
    }
  }
}
