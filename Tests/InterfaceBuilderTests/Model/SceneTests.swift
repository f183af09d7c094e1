import InterfaceBuilder
import Testing

@Suite struct SceneTests {
  private static let responder =
    "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\" sceneMemberID=\"firstResponder\"/>"

  @Test func theFirstResponderMayStandFirst() throws {
    let document = try read(storyboard(scene(Self.responder + screen("a"))))
    #expect(document.controllers.map(\.id) == ["a"])
    #expect(document.controllers[0].ownsScene)
    #expect(document.scenes.map(\.controller) == [0])
  }

  @Test func scenesAndControllersKeepTheirOrder() throws {
    let scenes = ["x", "y", "z"].map { scene(screen($0), id: "scene-\($0)") }
    let document = try read(storyboard(scenes.joined(), "initialViewController=\"y\""))
    #expect(document.scenes.map(\.id) == ["scene-x", "scene-y", "scene-z"])
    #expect(document.controllers.map(\.id) == ["x", "y", "z"])
    #expect(document.controllers.map(\.scene) == [0, 1, 2])
    #expect(document.initialViewController == "y")
  }

  @Test func aSceneMayHaveNoController() throws {
    let document = try read(storyboard(scene(Self.responder) + scene(screen("a"), id: "s2")))
    #expect(document.scenes.map(\.controller) == [nil, 0])
  }

  @Test func aSceneHasOneController() throws {
    let document = try read(storyboard(scene(screen("a") + screen("b"))))
    #expect(document.scenes.map(\.controller) == [0])
    #expect(document.controllers.map(\.ownsScene) == [true, false])
    #expect(document.controllers.map(\.scene) == [0, 0])
  }

  @Test func namesStandInTheCommentBeforeAScene() throws {
    let document = try read(
      storyboard(
        "<!--Map View Controller-->\(scene(screen("a")))\(scene(screen("b")))"
          + "<!-- \n -->\(scene(screen("c")))<!--Old--><!--New-->\(scene(screen("d")))<!--End-->"))
    #expect(document.scenes.map(\.name) == ["Map View Controller", nil, nil, "New"])
  }

  @Test func commentsElsewhereNameNothing() throws {
    let text = storyboard(
      "<scene sceneID=\"s1\"><!--In--><objects><!--Deep-->\(screen("a"))</objects></scene>")
    #expect(try read("<!--Top-->" + text.dropFirst(39)).scenes.map(\.name) == [nil])
  }

  @Test func onlyScenesHoldScenes() throws {
    let document = try read(storyboard(scene(screen("a", "", "<scene sceneID=\"no\"/>"))))
    #expect(document.scenes.map(\.id) == ["s1"])
  }

  @Test func elementsAroundAControllerAreThoseOfItsScene() throws {
    let document = try read(
      storyboard(scene(screen("a") + "<tapGestureRecognizer/>") + scene(screen("b"), id: "s2")))
    let range = document.elements(around: document.controllers[0])
    #expect(
      range.map { document.tree.spelling(of: $0) } == [
        "objects", "viewController", "tapGestureRecognizer",
      ])
  }

  @Test func elementsAroundAControllerOfAXibAreItsOwn() throws {
    let text = """
      <document targetRuntime="iOS"><objects><placeholder/><viewController id="a"><view/>
      </viewController><view/></objects></document>
      """
    let document = try read(text, as: "A.xib")
    let range = document.elements(around: try #require(document.controllers.first))
    #expect(range.map { document.tree.spelling(of: $0) } == ["viewController", "view"])
  }
}
