import InterfaceBuilder
import Testing

@Suite struct SegueTests {
  private static let segue = "<connections><segue kind=\"show\" destination=\"b\"/></connections>"

  @Test(
    arguments: [
      ("viewController", segue),
      (
        "barButtonItem",
        "<navigationItem key=\"navigationItem\"><barButtonItem key=\"rightBarButtonItem\">\(segue)"
          + "</barButtonItem></navigationItem>"
      ),
      (
        "tableViewCell",
        "<tableView key=\"view\"><prototypes><tableViewCell>\(segue)</tableViewCell></prototypes>"
          + "</tableView>"
      ),
      (
        "containerView",
        "<view key=\"view\"><subviews><containerView>\(segue)</containerView></subviews></view>"
      ),
      (
        "button",
        "<view key=\"view\"><subviews><stackView><subviews><button>\(segue)</button></subviews>"
          + "</stackView></subviews></view>"
      ),
    ])
  func belongsToTheControllerAroundIt(source: String, inside: String) throws {
    let document = try read(storyboard(scene(screen("a", "", inside)) + scene(screen("b"))))
    let segue = try #require(document.segues.first)
    #expect(document.segues.count == 1)
    #expect(document.tree.spelling(of: segue.source) == source)
    #expect(document.tree.isElement(segue.element, named: .segue))
    #expect(segue.owner == 0)
  }

  @Test(
    arguments: [
      ("tapGestureRecognizer", true), ("pongPressGestureRecognizer", true),
      ("barButtonItem", false), ("view", false),
    ])
  func belongsToTheSceneWhenItHangsOnAnObjectBesideTheController(object: String, behind: Bool)
    throws
  {
    let beside = "<\(object) id=\"g\">\(Self.segue)</\(object)>"
    let objects = behind ? screen("a") + beside : beside + screen("a")
    let document = try read(storyboard(scene(screen("x")) + scene(objects)))
    #expect(document.segues.map(\.owner) == [1])
    #expect(document.segues.map { document.tree.spelling(of: $0.source) } == [object])
  }

  @Test func hangsOnNobodyInASceneWithoutController() throws {
    let objects = "<tapGestureRecognizer>\(Self.segue)</tapGestureRecognizer>"
    #expect(try read(storyboard(scene(objects))).segues.map(\.owner) == [nil])
  }

  @Test(
    arguments: [
      "<segue reference=\"abc\"/>", "<segue key=\"preview\" inheritsFrom=\"commit\" id=\"s\"/>",
      "<segue key=\"commit\" inheritsFrom=\"parent\" id=\"s\"/>", "<segue kind=\"show\"/>",
      "<segue destination=\"b\"/>", "<segue kind=\"\" destination=\"b\"/>",
      "<segue kind=\"show\" destination=\"\"/>", "<segueTemplate kind=\"show\" destination=\"b\"/>",
    ])
  func leadsSomewhereOrIsNone(element: String) throws {
    let inside = "<connections>\(element)</connections>"
    #expect(try read(storyboard(scene(screen("a", "", inside)))).segues.isEmpty)
  }

  @Test func tieBreakersAreNone() throws {
    let text = storyboard(scene(screen("a", "", Self.segue))).replacing(
      "</document>",
      with: "<inferredMetricsTieBreakers><segue reference=\"s\"/></inferredMetricsTieBreakers>"
        + "</document>")
    #expect(try read(text).segues.count == 1)
  }

  @Test func previewAndCommitInsideASegueAreNone() throws {
    let inside = """
      <connections><segue kind="show" destination="b" id="s">\
      <segue key="commit" inheritsFrom="parent" id="t"/>\
      <segue key="preview" inheritsFrom="commit" id="u"/></segue></connections>
      """
    let document = try read(storyboard(scene(screen("a", "", inside))))
    #expect(document.segues.map(\.kind) == ["show"])
  }

  @Test(
    arguments: [
      "show", "push", "showDetail", "replace", "embed", "unwind", "presentation", "modal",
      "popover", "popoverPresentation", "custom", "sheet", "teleport",
    ])
  func everyKindIsKept(kind: String) throws {
    let inside =
      "<connections><segue kind=\"\(kind)\" destination=\"b\" identifier=\"go\"/></connections>"
    let segue = try #require(try read(storyboard(scene(screen("a", "", inside)))).segues.first)
    #expect(segue.kind == kind)
    #expect(segue.destination == "b")
    #expect(segue.identifier == "go")
    #expect(segue.relationship == nil)
  }

  @Test(
    arguments: [
      "rootViewController", "viewControllers", "masterViewController", "detailViewController",
      "supplementaryViewController", "compactViewController", "teleport",
    ])
  func everyRelationshipIsKept(name: String) throws {
    let inside =
      "<connections><segue kind=\"relationship\" destination=\"b\" relationship=\"\(name)\"/>"
      + "</connections>"
    let document = try read(storyboard(scene(screen("a", "", inside))))
    #expect(document.segues.map(\.kind) == ["relationship"])
    #expect(document.segues.map(\.relationship) == [name])
  }

  @Test func segueOrderIsTheOrderOfTheFile() throws {
    let tabs = ["c", "a", "b"].map { "<segue kind=\"relationship\" destination=\"\($0)\"/>" }
    let inside = "<connections>\(tabs.joined())</connections>"
    let document = try read(storyboard(scene(screen("x", "", inside))))
    #expect(document.segues.map(\.destination) == ["c", "a", "b"])
  }
}
