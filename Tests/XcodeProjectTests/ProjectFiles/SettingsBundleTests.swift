import Foundation
import Testing

@testable import XcodeProject

@Suite struct SettingsBundleTests {
  @Test(arguments: [
    ("<dict><key>Type</key><string>PSGroupSpecifier</string></dict>", false),
    ("<dict><key>Type</key><string>PSToggleSwitchSpecifier</string></dict>", true), ("", false),
  ])
  func aGroupAloneIsNothingToSet(specifiers: String, expected: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let bundle = folder.appending(path: "Settings.bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>\(specifiers)</array></dict></plist>
      """
    try Data(list.utf8).write(to: bundle.appending(path: "Root.plist"))
    #expect(SettingPaths(folder: folder.path).mayHoldSettings("Settings.bundle") == expected)
  }

  @Test func whatCannotBeReadMayHoldSettings() {
    #expect(SettingPaths(folder: "/nowhere").mayHoldSettings("Settings.bundle"))
  }
}
