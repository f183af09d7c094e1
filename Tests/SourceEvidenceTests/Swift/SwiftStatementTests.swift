import Testing

@testable import SourceEvidence

@Suite struct SwiftStatementTests {
  @Test(arguments: [
    (
      "guard let a, let (b, c) = d else { return }\ne",
      "guard(var a = a, var b = d, var c = d {} |  {return nothing}); e"
    ),
    (
      "guard case .a(let b) = c, b else { return }",
      "guard(case .a(let b) = c, b {} |  {return nothing})"
    ),
    (
      "if case .a(let b) = c, #available(iOS 17, *) { d }",
      "branch(case .a(let b) = c, #available(iOS 17, *) {d})"
    ),
    ("if case let .a(b, _)? = c { d }", "branch(case operation(.a(let b, _); ?) = c {d})"),
    ("if case let a as B = c { d }", "branch(case let a as B = c {d})"),
    ("if case is A = b { c }", "branch(case operation(_, A; is) = b {c})"),
    ("if case .a { b }", "branch(case .a = other() {b})"),
    ("if a, let b = c as? D, b.e { f }", "branch(a, var b = c as D, b.e {f})"),
    ("for case let a? in b where a.c { d }", "for operation(let a; ?) where a.c in b {d}"),
    ("for (a, b) in c { d }", "for (let a, let b) in c {d}"),
    ("for _ in a { b }", "for _ in a {b}"),
    ("while a { b }\nrepeat { c } while d", "branch(a {b}); {c}"),
    ("while let a = b, case .c = a { d }", "branch(var a = b, case .c = a {d})"),
    (
      "do { try a() } catch let e as F where g { b } catch H.i, H.j { c } catch { d }",
      "{a(); branch(other() {branch(other(): let e as F where g {b} | H.i, H.j {c} |  {d})})}"
    ),
    ("do { a }", "{a}"),
    ("defer { a }\nlabel: for b in c { continue label }", "{a}; for let b in c {}"),
    ("throw a(b)\nc", "c"),
    ("a = b; c", "a = b; c"),
  ])
  func statementsAreRead(code: String, outline: String) {
    #expect(swiftOutline("func f() {\n\(code)\n}") == "func f() {\(outline)}")
  }

  @Test func allCasesOfASwitchAreRead() {
    let code = """
      switch a {
      case .b, .c(let d): e
      #if DEBUG
      case .f: g
      #endif
      case let (.h, i) where j:
        #if os(iOS)
          k
        #endif
        return
      @unknown default: l
      }
      """
    #expect(
      swiftOutline(code)
        == "branch(a: .b, .c(let d) {e} | .f {g} | (.h, let i) where j {{k}; return nothing} |  {l})"
    )
  }

  @Test func whatACheckOfTheIdiomSaysHoldsForItsBlock() {
    let file = swiftFile(
      """
      func f() {
        guard UIDevice.current.userInterfaceIdiom == .phone else { return }
        a()
      }
      b()
      """)
    let inside = file.functions[0].body.last?.offset ?? 0
    #expect(file.conditions(at: inside).contains(.phoneIdiom))
    #expect(file.conditions(at: file.statements[0].offset).isEmpty)
  }
}
