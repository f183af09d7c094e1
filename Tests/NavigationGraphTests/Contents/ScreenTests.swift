import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ScreenTests {
  private static let label = "<label><rect key=\"frame\"/></label>"

  @Test(
    arguments: [
      ("viewController", "", "", true),
      ("viewController", "", "<view key=\"view\"/>", true),
      ("viewController", "", view(""), true), ("viewController", "", view("<view/>"), false),
      ("viewController", "", view(label), false),
      ("viewController", "", "<tableView key=\"view\"/>", false),
      ("viewController", "customClass=\"Map\"", "", false),
      ("tableViewController", "", "", false),
    ])
  func anEmptySceneIsAsInterfaceBuilderMakesIt(
    kind: String, attributes: String, inside: String, expected: Bool
  ) throws {
    #expect(
      try graph(.controller(kind, "a").with(attributes).containing(inside)).isEmptyScene(0)
        == expected)
  }

  @Test func aSceneThatLeadsOnIsNotEmpty() throws {
    let graph = try graph(.stack("a", "b"), .screen("b", .show("c")), .empty("c"))
    #expect(graph.nodes.indices.map(graph.isEmptyScene) == [false, false, true])
  }

  @Test(
    arguments: [
      (view("<textField/>"), true), (view("<textView/>"), true),
      (view("<textView editable=\"YES\"/>"), true), (view("<textView editable=\"NO\"/>"), false),
      (view(label), false), (view("<textField/><tableView/>"), false), ("", false),
    ])
  func aFormIsForTypingInto(inside: String, expected: Bool) throws {
    #expect(try graph(.controller("viewController", "a").containing(inside)).isForm(0) == expected)
  }

  @Test(
    arguments: [
      ("<textField/>", "", .fields), ("<searchBar/>", "", .fields), ("<textView/>", "", .texts),
      ("<textField/><textView/>", "", .texts),
      ("<textView allowsEditingTextAttributes=\"YES\"/><textView/>", "", .styledTexts),
      ("<textView editable=\"NO\" allowsEditingTextAttributes=\"YES\"/>", "", .none),
      (label, "", .none), ("<textField/>", "launchScreen=\"YES\"", .none),
    ] as [(String, String, TextEditing)])
  func anAppMayEditText(inside: String, attributes: String, expected: TextEditing) throws {
    let text = storyboard(
      attributes: attributes, .controller("viewController", "a").containing(Self.view(inside)))
    #expect(try graph(["Main.storyboard": text]).textEditing == expected)
  }

  private static func view(_ inside: String) -> String {
    "<view key=\"view\"><subviews>\(inside)</subviews></view>"
  }
}
