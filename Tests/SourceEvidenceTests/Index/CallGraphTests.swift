import Testing

@testable import SourceEvidence

/// Which declarations the code of a project names.
@Suite struct CallGraphTests {
  private static let code = """
    func free() { Home(); /* open() */ f("close()") }
    class Home {
      var item: Item { make(open: 1) }
      lazy var list = { close(`open`) }()
      var plain: Int
      func open(item: Item) { close(item: list); self.make }
      func close() {}
      func make() {}
    }
    struct Item {}
    """

  private let graph = CallGraph([CallGraphTests.file(CallGraphTests.code, "App.swift")])

  @Test func functionsAreThoseOfFilesAndTypes() {
    #expect(graph.functions.map(\.function.name) == ["free", "open", "close", "make"])
    #expect(graph.functions.map(\.type) == [nil, "Home", "Home", "Home"])
  }

  @Test func calledNamesHaveArguments() {
    let bodies = graph.functions.map(\.body)
    #expect(bodies.map { texts(graph.called(in: $0)) } == ["Home", "close item", "", ""])
  }

  @Test func usedNamesAreNoLabels() {
    let bodies = graph.functions.map(\.body)
    #expect(bodies.map { texts(graph.used(in: $0)) } == ["Home", "close list make", "", ""])
  }

  @Test func propertiesWithCodeUseNames() {
    #expect(graph.properties.map(\.name) == ["item", "list"])
    #expect(graph.properties.map { texts(graph.used(in: $0)) } == ["Item make", "close open"])
  }

  /// The name of a message in Objective-C is written like a label.
  @Test func messagesAreUses() {
    let code = """
      @implementation Home
      - (void)open { [self show:1]; }
      - (void)show:(int)item {}
      @end
      """
    let graph = CallGraph([Self.file(code, "App.m")])
    let body = graph.functions[0].body
    #expect(graph.used(in: body).map(graph.text) == ["show"])
    #expect(graph.called(in: body).map(graph.text) == ["show"])
  }

  private func texts(_ names: CallGraph.Names) -> String {
    names.map(graph.text).sorted().joined(separator: " ")
  }

  private static func file(_ code: String, _ name: String) -> CodeFile {
    Array(code.utf8).withUnsafeBytes {
      name.hasSuffix(".m")
        ? ObjectiveCFileReader.read($0, name: name) : SwiftFileReader.read($0, name: name)
    }
  }
}
