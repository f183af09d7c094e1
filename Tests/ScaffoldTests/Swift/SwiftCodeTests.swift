import ProjectEdits
import SourceEvidence
import Testing

@testable import Scaffold

/// What is read of Swift code, and how lines are inserted into it.
@Suite struct SwiftCodeTests {
  private func code(_ text: String) throws -> SwiftCode {
    try #require(SwiftCode("A.swift", Array(text.utf8)))
  }

  private func applying(_ splice: Splice?, to code: SwiftCode) throws -> String {
    var text = EditedText(original: code.tokens.bytes)
    try text.apply([try #require(splice)])
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private static let delegate = """
    public final class App: UIResponder, UIApplicationDelegate {
        @objc(go:) private func go(_ sender: Any?) { if x { class_() } }
        class func make() -> App { .init() }
        #if DEBUG
        func debug() {}
        #endif
    }
    extension Module.App {
        override func validate(_ command: UICommand) {}
    }

    """

  @Test func declarationsAreFound() throws {
    let code = try code(Self.delegate)
    let type = try #require(code.type("App"))
    #expect(type.inherited == ["UIResponder", "UIApplicationDelegate"] && type.access == "public ")
    #expect(code.members(of: "App").map(\.name) == ["go", "make", "debug", "validate"])
    #expect(code.members(of: "App").map(\.isConditional) == [false, false, true, false])
    let method = try #require(code.method("validate(_:)", of: "App"))
    #expect(method.parameters.first?.name == "command" && method.modifiers == ["override"])
  }

  @Test(arguments: ["#if A\nclass App {}\n#endif\n", "class App {}\nclass App {}\n"])
  func aTypeThatIsNotCertainIsNone(_ text: String) throws {
    #expect(try code(text).type("App") == nil)
  }

  @Test func bracketsInOneSideOfAConditionAreRefused() {
    let text = "class App {\n#if A\nfunc a() {\n#else\nfunc b() {\n#endif\n}\n}\n"
    #expect(SwiftCode("A.swift", Array(text.utf8)) == nil)
  }

  @Test func aStringAndACommentAreNoCode() throws {
    let text = "// class App {\nlet a = \"class App { \\(b(\"}\"))\"\n"
    #expect(try code(text).type("App") == nil)
  }

  @Test func linesFollowTheCallOfTheSuperclass() throws {
    let code = try code(
      "class A: B {\n\toverride func f() {\n\t\tsuper.f() // first\n\t\tg()\n\t}\n}\n")
    let method = try #require(code.method("f()", of: "A"))
    let edited = try applying(
      code.insertion("if a {\n  b()\n}", atStartOf: method)?.splice, to: code)
    #expect(edited.contains("super.f() // first\n\t\tif a {\n\t\t\tb()\n\t\t}\n\t\tg()"))
  }

  @Test func linesAreTheFirstOfAMethodWithoutThatCall() throws {
    let code = try code("class A {\n    func f() {\n        g()\n    }\n}\n")
    let method = try #require(code.method("f()", of: "A"))
    let edited = try applying(code.insertion("a()", atStartOf: method)?.splice, to: code)
    #expect(edited == "class A {\n    func f() {\n        a()\n        g()\n    }\n}\n")
  }

  @Test func lineEndsStayAsTheyAre() throws {
    let code = try code("class A {\r\n  func f() {\r\n    g()\r\n  }\r\n}\r\n")
    let method = try #require(code.method("f()", of: "A"))
    let edited = try applying(code.insertion("a()\nb()", atStartOf: method)?.splice, to: code)
    #expect(edited.contains("{\r\n    a()\r\n    b()\r\n    g()\r\n"))
    #expect(!edited.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func aMethodUnderAConditionIsNotEdited() throws {
    let code = try code("class A {\n#if B\n  func f() {}\n#endif\n}\n")
    let method = try #require(code.method("f()", of: "A"))
    #expect(code.insertion("a()", atStartOf: method) == nil)
  }

  @Test func membersAreAddedAtTheEnd() throws {
    for (text, expected) in [
      ("final class A {}\n", "final class A {\n    let b = 1\n}\n"),
      ("class A {\n    let a = 1\n}\n", "class A {\n    let a = 1\n    let b = 1\n}\n"),
    ] {
      let code = try code(text)
      let body = try #require(code.type("A")?.body)
      #expect(
        try applying(code.insertion("let b = 1", before: body.upperBound), to: code) == expected)
    }
  }

  @Test(arguments: ["", "\n", "\n\n", "\r\n\r\n"])
  func oneEmptyLineIsInFrontOfWhatIsAppended(_ end: String) throws {
    let code = try code("class A {}\(end)")
    let text = try applying(code.appending("class B {}"), to: code)
    #expect(text.replacing("\r\n", with: "\n") == "class A {}\n\nclass B {}\n")
  }

  @Test func viewsHaveTheirModifiers() throws {
    let code = try code(
      """
      struct A: View {
        var body: some View {
          TabView(selection: $model.tab) {
            B().tag(1)
          }
          .tint(.red)
          .sheet(item: $x) { _ in C() } onDismiss: { }
        }
      }

      """)
    let first = try #require(code.tokens.all.indices.first { code.tokens.text($0) == "TabView" })
    let view = code.view(at: first)
    #expect(view.modifiers.map(\.name) == ["tint", "sheet"])
    #expect(code.argument("selection", in: view.arguments) == "$model.tab")
    let edited = try applying(code.modifying(view, with: ".a()\n.b()").splice, to: code)
    #expect(edited.contains("    }\n    .a()\n    .b()\n    .tint(.red)\n"))
  }

  @Test func aVersionIsCheckedAround() throws {
    let code = try code(
      "if #available(iOS 18.0, macCatalyst 18.0, *) {\n  A()\n} else {\n  B()\n}\n")
    let names = ["A", "B"].map { name in
      code.tokens.all.indices.first { code.tokens.text($0) == name }
    }
    #expect(names.map { code.isAvailable($0 ?? 0, from: 18) } == [true, false])
    #expect(!code.isAvailable(try #require(names[0]), from: 19))
  }
}
