import FileReading
import Testing

@testable import SourceEvidence

/// The views that view builders are resolved into.
@Suite struct ViewTreeTests {
  private static func body(_ code: String) throws -> ViewBody {
    let file = swiftFile("func body() { \(code) }")
    let function = try #require(file.functions.first)
    return ViewBody(function.body, in: ViewContext(file: 0, type: nil, member: "body"))
  }

  /// What code is resolved into: its views, with their modifiers and parts.
  private static func outline(_ nodes: [ViewNode]) -> String {
    nodes.map { node in
      let inside = node.parts.isEmpty ? "" : "(\(outline(node.parts)))"
      return name(of: node) + node.modifiers.map { ".\($0.name ?? "?")" }.joined() + inside
    }.joined(separator: " ")
  }

  private static func name(of node: ViewNode) -> String {
    switch node.content {
    case .called(let call): call.name ?? "?"
    case .named(let name): "$" + name
    case .member(_, let name): "." + name
    case .closure: "{}"
    case .branch: "if"
    case .choice: "one"
    case .several: "all"
    case .block: "do"
    case .variable(let variable, _, _): "let " + variable.name
    case .function: "func"
    case .value: "value"
    case .other: "other"
    }
  }

  @Test(arguments: [
    ("A()", "A"), ("A { B(); C() }.d(1).e { F() }", "A.d.e({}(B C) {}(F))"),
    ("if a { B() } else { C() }", "if($a B C)"), ("a ? B() : C()", "one($a B C)"),
    ("switch a { case .b: B() default: C() }", "if($a value B C)"),
    ("let a = B()\nA(a)", "let a(B) A($a)"), ("self.a.b()", ".a.b($self)"),
    ("return A.B { C() }", "A.B({}(C))"), ("[A(), b]", "all(A $b)"),
    ("for a in b { C(a) }", "other($b all($a) C($a))"), ("d = A() as B", "other($d all(A))"),
    ("func a() { B() }", "func(B)"), ("AnyView(A())", "AnyView(A)"),
  ])
  func codeIsResolvedIntoViews(code: String, outline: String) throws {
    #expect(try Self.outline(Self.body(code).nodes) == outline)
  }

  @Test func aViewIsResolvedOnce() throws {
    let body = try Self.body("A { B() }")
    let view = try #require(body.nodes.first?.made?.closure()?.nodes.first)
    #expect(body.nodes.first?.parts.first?.parts.first === view)
  }

  @Test func theModifiersAroundAViewAreKnown() throws {
    let body = try Self.body("A { B { C().d() }.e() }.f()")
    var around: [String?] = []
    for node in body.nodes {
      node.walk {
        guard $0.made?.name == "C" else { return true }
        var outer = $0.around
        while let next = outer {
          around += next.modifiers.map(\.name)
          outer = next.outer
        }
        return true
      }
    }
    #expect(around == ["e", "f"])
  }

  // MARK: Inline, and in a view of its own

  /// Code of a view, once with the views inline and once with views of their own.
  static let same: [(inline: String, own: String)] = [
    (
      "TabView { List(all) { Text($0) }.tabItem { Text(\"A\") } }",
      "TabView { rows.tabItem { Text(\"A\") } }"
    ),
    ("TabView { Home().tabItem { Text(\"A\") } }", "TabView { HomeTab() }"),
    ("NavigationStack { List(all) { Text($0) } }", "NavigationStack { rows }"),
    ("NavigationStack { Group { Home() } }", "NavigationStack { home }"),
    (
      "TabView { Tab(\"A\") { NavigationStack { List(all) { Text($0) } } } }",
      "TabView { Tab(\"A\") { NavigationStack { rows } } }"
    ),
    (
      "NavigationSplitView { List(all) { Text($0) } } detail: { Home() }",
      "NavigationSplitView { rows } detail: { home }"
    ),
  ]

  @Test(arguments: same.indices)
  func inlineContentGivesTheSameEvidence(_ index: Int) throws {
    func found(_ body: String) throws -> [String] {
      let found = try evidence(
        swift: """
          struct Root: View {
            var body: some View { \(body) }
            var rows: some View { List(all) { Text($0) } }
            var home: some View { Home() }
          }
          struct HomeTab: View { var body: some View { Home().tabItem { Text("A") } } }
          struct Home: View { var body: some View { Text("") } }
          """)
      return found.containers.map {
        let columns =
          $0.columns.map { "\($0.key) \($0.value.described) \($0.value.isList)" }
          + $0.tabs.map { "\($0.content?.isList ?? false)" }
        return "\($0.kind) \($0.titles) \(columns.sorted()) \($0.stackTraits)"
      }
    }
    let (inline, own) = Self.same[index]
    let expected = try found(inline)
    #expect(try found(own) == expected && !expected.isEmpty)
  }

  /// A list is known without a view of its own.
  @Test(arguments: [
    ("Tab(\"A\") { List(all) { Text($0) } }", true),
    ("VStack { rows }.tabItem { Text(\"A\") }", true),
    ("Text(\"a\").tabItem { Text(\"A\") }", false),
  ])
  func aTabsScreenIsKnownInPlace(tab: String, isList: Bool) throws {
    let found = try evidence(
      swift: """
        struct Root: View {
          var body: some View { TabView { \(tab) } }
          var rows: some View { List(all) { Text($0) } }
        }
        """)
    let content = try #require(found.containers(.tabBar).first?.tabs.first?.content)
    #expect(content.className == nil && content.isList == isList)
  }

  // MARK: Names

  @Test func anotherTypeOfTheProjectHidesNoView() throws {
    let found = try evidence([
      "Model.swift": "struct Tab { let title: String }\nstruct List { let id: Int }",
      "Root.swift": """
      struct Root: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { NavigationStack { List(all) { Text($0) } } }
          }
        }
      }
      """,
    ])
    #expect(found.containers(.tabBar).map(\.titles) == [["Home"]])
    #expect(found.containers(.navigationStack).map(\.stackTraits) == [.list])
    #expect(found.containers(.navigationStack).map(\.contents) == [["-"]])
  }

  @Test func aTabIsWhereItsCodeIs() throws {
    let found = try evidence([
      "Root.swift": "struct Root: View { var body: some View { TabView { HomeTab() } } }",
      "Tab.swift": """
      struct HomeTab: View {
        var body: some View { Text("").tabItem { Text("Home") } }
      }
      """,
    ])
    let tab = try #require(found.containers(.tabBar).first?.tabs.first)
    #expect(tab.place.file == "Tab.swift" && tab.place.line == 2)
  }
}
