import FileReading
import Projects
import TestSupport
import Testing

/// Property lists as data.
@Suite struct PropertyListTableTests {
  @Test func aListIsFoundByItsName() throws {
    let table = try read(
      [
        "Data/Tabs.plist": list(
          "<key>tabs</key><array><string>Home</string><integer>2</integer><true/><date>2020-01-01T00:00:00Z</date></array>"
        )
      ]) { [$0.value(named: "Tabs"), $0.value(named: "Tabs.plist"), $0.value(named: "tabs")] }
    let value = PropertyListValue.dictionary([
      "tabs": .array([.string("Home"), .number(2), .flag(true), .unknown])
    ])
    #expect(table == [value, value, nil])
  }

  @Test func theAppsOwnListIsReadAsAnIPadReadsIt() throws {
    let info = try read([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch(
          "App", compiles: ["A.swift"], settings: "INFOPLIST_FILE = \"Set/App-Info.plist\";")
      ]),
      "A.swift": "", "Info.plist": list("<key>Other</key><true/>"),
      "Set/App-Info.plist": list(
        "<key>Tabs</key><array><string>A</string></array><key>Tabs~ipad</key><array/>"
          + "<key>Only~iphone</key><true/><key>Name</key><string>$(NAME)</string>"),
    ]) { $0.value(named: "Info") }
    #expect(info == .dictionary(["Tabs": .array([]), "Name": .unknown]))
  }

  @Test func whatTheTargetHoldsComesFirstAndThenWhatIsNear() throws {
    let project = projectFile([
      TargetSketch("App", copies: ["Zoo/Tabs.plist"], compiles: ["A.swift"])
    ])
    let values = try read([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "",
      "Tabs.plist": list("<key>Other</key><true/>"),
      "Zoo/Tabs.plist": list("<key>Own</key><true/>"),
      "de.lproj/More.plist": list("<key>German</key><true/>"),
      "en.lproj/More.plist": list("<key>English</key><true/>"),
      "Tests/Only.plist": list(""), "Broken.plist": "<plist><dict>",
    ]) { table in ["Tabs", "More", "Only", "Broken"].map { table.value(named: $0) } }
    #expect(
      values == [
        .dictionary(["Own": .flag(true)]), .dictionary(["English": .flag(true)]), nil, nil,
      ])
  }

  private func list(_ body: String) -> String {
    "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  private func read<Result>(
    _ files: KeyValuePairs<String, String>, _ body: (PropertyListTable) throws -> Result
  ) throws -> Result {
    let all = files.map { (key: $0, value: $1) } + [(key: "View.swift", value: "")]
    return try withFolder(files: all) { root in
      let project = try #require(InputReader(threads: 1).projects(below: [root]).first)
      return try body(PropertyListTable(of: project))
    }
  }
}
