import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct BarItemTests {
  @Test func theyStandInTheirBarsInTheOrderOfTheFile() throws {
    let inside = """
      <toolbarItems><barButtonItem id="1" systemItem="trash"/><barButtonItem systemItem="fixedSpace"/>
      <barButtonItem systemItem="flexibleSpace"/></toolbarItems>
      <navigationItem key="navigationItem"><barButtonItem key="leftBarButtonItem" id="2" title="Done"/>
      <rightBarButtonItems><barButtonItem id="3" image="gear"/></rightBarButtonItems></navigationItem>
      <view key="view"><subviews><toolbar><items><barButtonItem id="4"/></items></toolbar></subviews>
      </view>
      """
    let graph = try graph(.controller("viewController", "a").containing(inside), .screen("b"))
    let items = graph.barItems(of: 0)
    #expect(items.map(\.id) == ["1", "2", "3", "4"])
    #expect(items.map(\.bar) == [.toolbar, .navigationBar, .navigationBar, .toolbar])
    #expect(items.map(\.label) == ["Delete", "Done", "Settings", nil])
    #expect(items.map(\.location.line) == [3, 5, 6, 7])
    #expect(graph.barItems(of: 1).isEmpty)
  }

  @Test(
    arguments: [
      ("title=\"Send\" systemItem=\"add\" image=\"plane\"", "Send"),
      ("systemItem=\"add\" image=\"plane\"", "Add"), ("systemItem=\"action\"", "Share"),
      ("systemItem=\"fastForward\"", "Fast Forward"), ("systemItem=\"done\"", "Done"),
      ("image=\"plane\"", nil), ("title=\"⚠\"", nil), ("", nil),
    ])
  func name(attributes: String, name: String?) throws {
    #expect(try item("<barButtonItem \(attributes)/>").label == name)
  }

  @Test(
    arguments: [
      ("image=\"info_icon\"", "onClickHelp:", "Help"),
      ("image=\"sort\"", "sortButtonTapped:", "Sort"),
      ("title=\"⚠\"", "conflictsButtonTapped:", "Conflicts"),
      ("image=\"lock\"", "toggleEncryption:", "Toggle Encryption"),
      ("image=\"lock\"", "buttonPressed:", nil), ("image=\"lock\"", "rightBarButtonTapped:", nil),
      ("systemItem=\"bookmarks\"", "moreInfoButtonClicked:", "More Info"),
      ("systemItem=\"add\"", "addTapped:", "Add"), ("systemItem=\"add\"", "createNote:", "Add"),
      ("systemItem=\"trash\"", "removeAll:", "Delete"), ("systemItem=\"add\"", "tapped:", "Add"),
      ("systemItem=\"action\"", "shareButtonTapped:", "Share"),
      ("title=\"Send\"", "onClickHelp:", "Send"),
    ])
  func theSelectorSaysWhatItDoes(attributes: String, selector: String, label: String?) throws {
    let action = "<connections><action selector=\"\(selector)\"/></connections>"
    #expect(try item("<barButtonItem \(attributes)>\(action)</barButtonItem>").label == label)
  }

  /// What people do not read is no title.
  @Test(arguments: [
    ("image=\"map\"", "askForMap:", "a button for askForMap"),
    ("title=\"Map\"", "askForMap:", "“Map”"),
    ("systemItem=\"add\"", "addTapped:", "“Add”"),
  ])
  func anActionIsNoTitle(attributes: String, selector: String, phrase: String) throws {
    let action = "<connections><action selector=\"\(selector)\"/></connections>"
    #expect(try item("<barButtonItem \(attributes)>\(action)</barButtonItem>").phrase == phrase)
  }

  @Test(
    arguments: [
      ("<accessibility key=\"accessibilityConfiguration\" label=\"Info\"/>", "Info"),
      (
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accLabelText"
        value="Mark All as Read"/></userDefinedRuntimeAttributes>
        """, "Mark All as Read"
      ),
      (
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
        keyPath="accessibilityLabel"><string key="value">Info</string></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """, "Info"
      ),
      (
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
        keyPath="accessibilityLabel" value="bar.info_label"/></userDefinedRuntimeAttributes>
        """, nil
      ),
      (
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="titleKey"
        value="Info"/></userDefinedRuntimeAttributes>
        """, nil
      ),
    ] as [(String, String?)])
  func anAccessibilityLabelSaysWhatItDoes(inside: String, label: String?) throws {
    #expect(try item("<barButtonItem image=\"icon\">\(inside)</barButtonItem>").label == label)
  }

  @Test(
    arguments: [
      ("<connections><action selector=\"add:\"/></connections>", true),
      ("<connections><segue kind=\"show\" destination=\"a\"/></connections>", true), ("", false),
    ])
  func anItemIsConnectedWhenItDoesSomething(inside: String, expected: Bool) throws {
    #expect(try item("<barButtonItem>\(inside)</barButtonItem>").isConnected == expected)
  }

  @Test func aTitleMayStandInAStringElement() throws {
    let item = try item("<barButtonItem><string key=\"title\">Send</string></barButtonItem>")
    #expect(item.label == "Send")
  }

  @Test(arguments: ["title=\"Item\"", "title=\"\"", "title=\" \""])
  func anUntouchedTitleIsNone(attribute: String) throws {
    let item = try item("<barButtonItem image=\"plane\" \(attribute)/>")
    #expect(item.label == nil && item.isVisible)
  }

  private func item(_ item: String) throws -> BarItem {
    let inside = "<toolbarItems>\(item)</toolbarItems>"
    let graph = try graph(.controller("viewController", "a").containing(inside))
    return try #require(graph.barItems(of: 0).first)
  }
}
