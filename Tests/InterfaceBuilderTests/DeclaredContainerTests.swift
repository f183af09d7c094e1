import InterfaceBuilder
import Testing

import struct FileReading.SourceLocation

@Suite struct DeclaredContainerTests {
  private static let items = [
    DeclaredContainer.Item(title: "Home", symbol: "house", line: 4, column: 7),
    DeclaredContainer.Item(
      title: "More <&>",
      reference: StoryboardReference(storyboardName: "More", referencedIdentifier: "first"),
      line: 5, column: 7),
  ]

  @Test func aContainerIsReadAsAControllerWithTabs() throws {
    let bar = DeclaredContainer(
      id: "RootController", customClass: "RootController", items: Self.items, line: 3, column: 5)
    let document = Document(describing: [bar], file: ".macward.yml")
    #expect(document.isDeclared && document.declaredTabs.isEmpty && document.scenes.isEmpty)
    #expect(
      document.controllers.map(\.kind) == [.tabBarController, .declared, .storyboardReference])
    #expect(document.controllers.map(\.id) == ["RootController", "4:7", "5:7"])
    #expect(document.controllers[0].customClass == "RootController")
    #expect(document.segues.map(\.destination) == ["4:7", "5:7"])
    #expect(document.segues.map(\.owner) == [0, 0])
    #expect(document.segues.allSatisfy { $0.relationship == .viewControllers })
    let item = try #require(document.controllers[1].tabBarItem)
    #expect(item.title == "Home" && item.image == "house" && item.imageIsSymbol)
    #expect(document.controllers[2].tabBarItem?.title == "More <&>")
    #expect(document.controllers[2].reference?.referencedIdentifier == "first")
  }

  @Test func placesAreThoseOfTheFileThatSaysSo() {
    let bar = DeclaredContainer(id: "3:5", items: Self.items, line: 3, column: 5)
    let document = Document(describing: [bar], file: "App.swift", platform: .tvOS)
    let places = document.controllers.map { document.location(of: $0.element) }
    #expect(places.map(\.line) == [3, 4, 5] && places.map(\.column) == [5, 7, 7])
    #expect(places.allSatisfy { $0.file == "App.swift" })
    #expect(document.platform == .tvOS)
  }

  @Test func tabsOfAControllerInADocumentStandAlone() {
    let holder = DeclaredContainer.Holder(file: "Main.storyboard", object: "bar")
    let bar = DeclaredContainer(id: "x", existing: holder, items: Self.items, line: 3, column: 5)
    let document = Document(describing: [bar], file: ".macward.yml")
    #expect(document.controllers.map(\.id) == ["4:7", "5:7"] && document.segues.isEmpty)
    #expect(document.declaredTabs.map(\.id) == ["4:7", "5:7"])
    #expect(document.declaredTabs.allSatisfy { $0.holder == holder })
  }

  @Test func aTreeIsWrittenAsItWouldBeRead() {
    var writer = ElementTreeWriter()
    let place = SourceLocation(file: "f", line: 2, column: 3)
    writer.add("document", [.type: "t", .id: nil], at: place) { writer in
      writer.add("strange", at: place)
      writer.add("scenes", at: place) { $0.add("strange", [.title: "ä"], at: place) }
    }
    let tree = writer.tree
    #expect(tree.count == 4 && tree[0, .type] == "t" && tree[0, .id] == nil)
    #expect((0..<4).map { tree.spelling(of: $0) } == ["document", "strange", "scenes", "strange"])
    #expect((0..<4).map { tree.end(of: $0) } == [4, 2, 4, 4])
    #expect((0..<4).map { tree.parent(of: $0) } == [nil, 0, 0, 2])
    #expect(tree[3, .title] == "ä" && tree.line(of: 3) == 2 && tree.column(of: 3) == 3)
  }
}
