import FileReading
import InterfaceBuilder
import Testing

@Suite struct LocalizableTextTests {
  private static let runtime = """
    <userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="aloud"/>\
    <userDefinedRuntimeAttribute type="string" keyPath="locKey" value=" the.key "/>\
    </userDefinedRuntimeAttributes>
    """

  @Test(
    arguments: [
      ("<tabBarItem id=\"i\" title=\"One\"/>", ["i.title=One"]),
      ("<tabBarItem id=\"i\" title=\"Item\"/>", ["i.title=-"]),
      ("<tabBarItem id=\"i\" systemItem=\"search\"/>", []), ("<tabBarItem title=\"One\"/>", []),
      ("<tabBarItem id=\"i\">\(runtime)</tabBarItem>", ["i.title=-@the.key"]),
      (
        "<navigationItem id=\"i\"><string key=\"title\">a\nb</string></navigationItem>",
        ["i.title=a\nb"]
      ),
      (
        "<navigationItem id=\"n\"><barButtonItem id=\"i\" title=\"Add\">\(runtime)</barButtonItem>"
          + "</navigationItem>", ["n.title=-", "i.title=Add@the.key"]
      ),
      ("<label id=\"i\" text=\"Hi\"/>", ["i.text=Hi"]),
      ("<textField id=\"i\" placeholder=\"Name\"/>", ["i.text=-", "i.placeholder=Name"]),
      ("<searchBar id=\"i\" placeholder=\"Find\"/>", ["i.placeholder=Find"]),
      (
        "<segmentedControl id=\"i\"><segments><segment title=\"A\"/><segment image=\"b\"/></segments>"
          + "</segmentedControl>", ["i.segmentTitles[0]=A", "i.segmentTitles[1]=-"]
      ),
      (
        "<button id=\"i\"><state key=\"normal\" title=\"Go\"/><state key=\"selected\" title=\"x\"/>"
          + "</button>", ["i.normalTitle=Go"]
      ),
      (
        "<button id=\"i\"><buttonConfiguration key=\"configuration\" title=\"Go\"/></button>",
        ["i.configuration.title=Go"]
      ),
    ])
  func textsHaveTheKeysOfTheirTables(inside: String, texts: [String]) throws {
    let document = try read(storyboard(scene(screen("c", "", inside))))
    let found = document.localizableTexts.map { place in
      "\(place.key)=\(place.text ?? "-")" + (place.runtimeKey.map { "@\($0)" } ?? "")
    }
    #expect(found == ["c.title=-"] + texts)
  }

  @Test(
    arguments: [
      ("<tabBarItem id=\"i\" title=\"One\"/>", false), ("<tabBarItem id=\"i\"/>", true),
      ("<tabBarItem id=\"i\" title=\"Item\"/>", true),
      ("<tabBarItem id=\"i\" systemItem=\"more\"/>", false), ("", false),
      ("<navigationItem id=\"i\">\(runtime)</navigationItem>", true),
    ])
  func aTitleCanBeLeftToATable(inside: String, isOpen: Bool) throws {
    let document = try read(storyboard(scene(screen("c", "", inside))))
    #expect(document.leavesTitlesOpen == isOpen)
    let launch = try read(storyboard(scene(screen("c", "", inside)), "launchScreen=\"YES\""))
    #expect(!launch.leavesTitlesOpen)
  }

  @Test func textsCanBeReplaced() throws {
    let document = try read(
      storyboard(
        "<!--One-->"
          + scene(
            screen("c", "title=\"One\"", "<tabBarItem id=\"i\" image=\"x\"/><label id=\"l\"/>"))
          + "<!--Two-->" + scene(screen("d", "title=\"Zwei\""), id: "s2")))
    let texts = document.localizableTexts.map { ($0, "«\($0.key)»") }
    let changed = document.saying(texts)
    #expect(changed.controllers.map(\.title) == ["«c.title»", "«d.title»"])
    #expect(changed.controllers[0].tabBarItem?.title == "«i.title»")
    #expect(changed.controllers[0].tabBarItem?.image == "x")
    #expect(changed.controllers.map(\.id) == ["c", "d"])
    #expect(changed.scenes.map(\.name) == ["«c.title»", "Two"])
    #expect(changed.tree[try first(.label, in: changed), .text] == "«l.text»")
    #expect(changed.file == document.file && changed.segues.count == document.segues.count)
    #expect(changed.location(of: changed.controllers[1].element).line == 4)
    #expect(document.controllers[0].title == "One")
    #expect(document.saying([]).controllers.map(\.title) == ["One", "Zwei"])
  }
}
