import InterfaceBuilder
import Testing

@Suite struct ControllerTests {
  @Test(
    arguments: [
      "viewController", "tableViewController", "collectionViewController", "navigationController",
      "tabBarController", "splitViewController", "pageViewController", "hostingController",
      "avPlayerViewController", "glkViewController", "viewControllerPlaceholder",
    ])
  func theElementIsTheKind(kind: String) throws {
    let inXib = "<document targetRuntime=\"iOS\"><objects><\(kind) id=\"1\"/></objects></document>"
    let controller = try #require(try read(inXib, as: "A.xib").controllers.first)
    #expect(controller.kind == kind)
    #expect(controller.scene == nil)
    #expect(!controller.ownsScene)
  }

  @Test func anUnknownElementIsAControllerWhenItOwnsAScene() throws {
    let known = "<fancyController id=\"a\" sceneMemberID=\"viewController\"/>"
    let document = try read(storyboard(scene(known + "<fancyController id=\"b\"/>")))
    #expect(document.controllers.map(\.kind) == ["fancyController"])
    #expect(document.scenes.map(\.controller) == [0])
  }

  @Test func aControllerWithoutSceneMemberIDOwnsNoScene() throws {
    let document = try read(storyboard(scene("<viewController id=\"a\"/>")))
    #expect(document.controllers.map(\.id) == ["a"])
    #expect(document.controllers.map(\.scene) == [0])
    #expect(document.controllers.map(\.ownsScene) == [false])
    #expect(document.scenes.map(\.controller) == [nil])
  }

  @Test func nestedControllersAreControllers() throws {
    let nested = """
      <navigationController id="1"><viewControllers><viewController id="2"><view key="view"/>\
      </viewController></viewControllers></navigationController>
      """
    let text = "<document targetRuntime=\"iOS\"><objects>\(nested)</objects></document>"
    let document = try read(text, as: "Old.xib")
    #expect(document.controllers.map(\.id) == ["1", "2"])
    #expect(document.owner(of: try first(.view, in: document)) == 1)
    #expect(document.owner(of: try first(.viewControllers, in: document)) == 0)
    #expect(document.owner(of: try first(.objects, in: document)) == nil)
  }

  @Test func aNestedControllerDoesNotTakeTheScene() throws {
    let inner = "<viewController id=\"b\" sceneMemberID=\"viewController\"/>"
    let document = try read(storyboard(scene("<view>\(inner)</view>" + screen("a"))))
    #expect(document.controllers.map(\.id) == ["b", "a"])
    #expect(document.controllers.map(\.ownsScene) == [false, true])
  }

  @Test func numericIDsAreIDs() throws {
    let segue = "<connections><segue kind=\"push\" destination=\"12\" id=\"13\"/></connections>"
    let document = try read(
      storyboard(scene(screen("2", "", segue)) + scene(screen("12")), "initialViewController=\"2\"")
    )
    #expect(document.initialViewController == "2")
    #expect(document.segues.map(\.destination) == ["12"])
  }

  @Test func attributesAreKept() throws {
    let attributes = "customClass=\"MapController\" storyboardIdentifier=\"map\" title=\" Map \""
    let text = storyboard(scene(screen("a", attributes + " userLabel=\"The map\"")))
    let controller = try #require(try read(text).controllers.first)
    #expect(controller.customClass == "MapController")
    #expect(controller.storyboardIdentifier == "map")
    #expect(controller.title == "Map")
    #expect(controller.userLabel == "The map")
    #expect(controller.reference == nil)
  }

  @Test(
    arguments: [
      ("<navigationItem key=\"navigationItem\" title=\"Map\"/>", "Map"),
      ("<navigationItem title=\"\"/>", nil),
      ("<navigationItem><nil key=\"title\"/></navigationItem>", nil),
      ("<navigationItem><string key=\"title\">Two\nlines</string></navigationItem>", "Two\nlines"),
      ("<navigationItem><string key=\"prompt\">Prompt</string></navigationItem>", nil),
      ("<view><navigationItem title=\"Not its own\"/></view>", nil),
      ("", nil),
    ])
  func theNavigationItemHasATitle(inside: String, title: String?) throws {
    let document = try read(storyboard(scene(screen("a", "", inside))))
    #expect(document.controllers[0].navigationTitle == title)
  }

  @Test(
    arguments: [
      ("storyboardName=\"Map\" referencedIdentifier=\"pin\"", ["Map", "pin", nil]),
      (
        "storyboardName=\"Map\" bundleIdentifier=\"org.example.Kit\"",
        ["Map", nil, "org.example.Kit"]
      ),
      ("", [nil, nil, nil]),
    ])
  func aStoryboardReferenceSaysWhatItRefersTo(attributes: String, parts: [String?]) throws {
    let placeholder =
      "<viewControllerPlaceholder id=\"a\" sceneMemberID=\"viewController\" \(attributes)/>"
    let controller = try read(storyboard(scene(placeholder))).controllers[0]
    let reference = try #require(controller.reference)
    #expect(controller.kind == "viewControllerPlaceholder")
    #expect(controller.ownsScene)
    #expect(
      [reference.storyboardName, reference.referencedIdentifier, reference.bundleIdentifier]
        == parts)
  }
}
