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
    #expect(items.map(\.name) == ["Delete", "Done", "Settings", nil])
    #expect(items.map(\.location.line) == [3, 5, 6, 7])
    #expect(graph.barItems(of: 1).isEmpty)
  }

  @Test(
    arguments: [
      ("title=\"Send\" systemItem=\"add\" image=\"plane\"", "Send"),
      ("systemItem=\"add\" image=\"plane\"", "Add"), ("systemItem=\"action\"", "Share"),
      ("systemItem=\"fastForward\"", "Fast Forward"), ("systemItem=\"done\"", "Done"),
      ("image=\"plane\"", "plane"), ("", nil),
    ])
  func name(attributes: String, name: String?) throws {
    #expect(try item("<barButtonItem \(attributes)/>").name == name)
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
    #expect(item.name == "Send")
  }

  @Test(arguments: ["title=\"Item\"", "title=\"\"", "title=\" \""])
  func anUntouchedTitleIsNone(attribute: String) throws {
    let item = try item("<barButtonItem image=\"plane\" \(attribute)/>")
    #expect(item.name == "plane")
  }

  private func item(_ item: String) throws -> BarItem {
    let inside = "<toolbarItems>\(item)</toolbarItems>"
    let graph = try graph(.controller("viewController", "a").containing(inside))
    return try #require(graph.barItems(of: 0).first)
  }
}
