import InterfaceBuilder
import Testing

@Suite struct ElementTreeTests {
  private let document: Document
  private var tree: ElementTree { document.tree }

  init() throws {
    document = try read(
      storyboard(
        scene(
          screen(
            "a", "title=\"Home\" title2=\"no name\" customClass=\"\"",
            "<view key=\"view\"><subviews><label text=\"x\"/><fancyView/><button/></subviews></view>"
              + "<tabBarItem key=\"tabBarItem\"/>"))))
  }

  @Test func beginsWithTheRoot() {
    #expect(tree.name(of: 0) == .document)
    #expect(tree.parent(of: 0) == nil)
    #expect(tree.end(of: 0) == tree.count)
    #expect(tree.descendants(of: 0) == 1..<tree.count)
  }

  @Test func holdsElementsInTheOrderOfTheFile() {
    #expect(
      (0..<tree.count).map { tree.spelling(of: $0) } == [
        "document", "scenes", "scene", "objects", "viewController", "view", "subviews", "label",
        "fancyView", "button", "tabBarItem",
      ])
  }

  @Test func knowsParentsAndEnds() throws {
    let controller = try first(.viewController, in: document)
    let view = try first(.view, in: document)
    let label = try first(.label, in: document)
    #expect(tree.parent(of: view) == controller)
    #expect(tree.parent(of: label) == view + 1)
    #expect(tree.end(of: label) == label + 1)
    #expect(tree.descendants(of: label).isEmpty)
    #expect(tree.descendants(of: view) == (view + 1)..<(view + 5))
  }

  @Test func childrenAreThoseDirectlyInside() throws {
    let controller = try first(.viewController, in: document)
    #expect(tree.children(of: controller).map { tree.name(of: $0) } == [.view, .tabBarItem])
    #expect(Array(tree.children(of: controller, named: .tabBarItem)).count == 1)
    #expect(Array(tree.children(of: controller, named: .label)).isEmpty)
  }

  @Test func descendantsAreThoseAtAnyDepth() throws {
    let controller = try first(.viewController, in: document)
    #expect(Array(tree.descendants(of: controller, named: .label)).count == 1)
    #expect(Array(tree.descendants(of: controller, named: .viewController)).isEmpty)
    #expect(Array(tree.descendants(of: 0, named: .scene)).count == 1)
  }

  @Test func findsAttributesByName() throws {
    let controller = try first(.viewController, in: document)
    #expect(tree[controller, .title] == "Home")
    #expect(tree[controller, .customClass] == "")
    #expect(tree[controller, .nibName] == nil)
    #expect(tree.hasValue("a", for: .id, of: controller))
    #expect(!tree.hasValue("ab", for: .id, of: controller))
    #expect(tree.hasValue("", for: .customClass, of: controller))
    #expect(!tree.hasValue("", for: .nibName, of: controller))
  }

  @Test func unknownElementsKeepTheirSpelling() throws {
    let button = try first(.button, in: document)
    let unknown = button - 1
    #expect(tree.name(of: unknown) == nil)
    #expect(tree.spelling(of: unknown) == "fancyView")
    #expect(!tree.isElement(unknown, named: .view))
  }

  @Test(arguments: [("YES", true), ("NO", false), ("yes", false), ("", false)])
  func onlyYESIsYes(value: String, expected: Bool) throws {
    let tree = try read(storyboard("", "launchScreen=\"\(value)\"")).tree
    #expect(tree.isYes(.launchScreen, of: 0) == expected)
    #expect(!tree.isYes(.enabled, of: 0))
  }

  @Test func everyNameIsSpelledAsInterfaceBuilderSpellsIt() {
    #expect(XMLName.viewControllerPlaceholder.spelling == "viewControllerPlaceholder")
    #expect(XMLName.nil.spelling == "nil")
    #expect(XMLName.switch.spelling == "switch")
    #expect(XMLName.class.spelling == "class")
    #expect(Set(XMLName.allCases.map(\.spelling)).count == XMLName.allCases.count)
  }
}
