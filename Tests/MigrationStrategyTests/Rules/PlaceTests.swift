import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import TestSupport
import Testing

/// Where findings are.
@Suite struct PlaceTests {
  @Test func eachFindingAboutADocumentHasThePlaceOfItsFirstElement() throws {
    let views = ["<webView id=\"web\"/>", "<stepper id=\"step\"/>", "<slider id=\"volume\" "]
    let app = App(
      .screen("home").holding(
        views[0], views[1], views[2] + "minimumValueImage=\"low\"/>", "<switch id=\"sound\"/>"))
    let found = try app.advice().recommendations.filter { $0.rule.hasPrefix("project/") }
    let places = Dictionary(found.map { ($0.rule, $0.object) }) { first, _ in first }
    #expect(places["project/unavailable-classes"] == "web")
    #expect(places["project/forbidden-controls"] == "step")
    #expect(places["project/appkit-look-properties"] == "volume")
    #expect(places["project/switch-as-checkbox"] == "sound")
    #expect(found.filter { !$0.object.isEmpty }.allSatisfy { $0.location.line == 3 })
  }

  /// Findings about the app are at the key or the build setting that says so.
  @Test func findingsAboutTheAppAreWhereItSaysSo() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>NFCReaderUsageDescription</key><string>It pays.</string>
      <key>UIRequiredDeviceCapabilities</key><array><string>arm64</string></array>
      </dict></plist>
      """
    let sketch = RouteSketch(
      settings: """
        SDKROOT = iphoneos; INFOPLIST_FILE = "App-Info.plist"; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        """,
      files: [
        "App/A.swift": "import CoreNFC\nclass List: UITableViewController {}",
        "App/Main.storyboard": storyboard(initial: "home", .screen("home")),
        "App-Info.plist": list,
      ])
    let found = try sketch.advice().recommendations
    func place(_ rule: String) -> String? {
      (found.first { $0.rule == rule }?.file).map { "\($0.file):\($0.line)" }
    }
    #expect(place("project/device-only-capabilities") == "App-Info.plist:2")
    #expect(place("window/multiple-scenes") == "App.xcodeproj/project.pbxproj:13")
  }

  @Test func aFindingAboutAnythingElseHasThePlaceOfItsSubject() throws {
    let advice = try FactTests.everything.advice()
    for found in advice.recommendations where advice.subjects[found.subject].kind != .document {
      #expect(found.object == advice.subjects[found.subject].object)
      #expect(found.location == advice.subjects[found.subject].location)
    }
  }
}
