import Testing

@testable import SourceEvidence

@Suite struct SwiftStatementTests {
  @Test(arguments: [
    (
      "guard let a, let (b, c) = d else { return }\ne",
      "var a = a; var b = d; var c = d; branch(operation(; !) {return nothing}); e"
    ),
    ("if case .a(let b) = c, #available(iOS 17, *) { d }", "branch(c {d})"),
    ("if let a = b as? C, a.d { e }", "branch(a.d, var a = b as C {e})"),
    ("for case let a? in b where a.c { d }", "for a in b {d}"),
    ("for (a, b) in c { d }", "for a, b in c {d}"),
    ("while a { b }\nrepeat { c } while d", "{b}; {c}"),
    ("do { try a() } catch let e as F { b } catch { c }", "{a(); b; c}"),
    ("defer { a }\nlabel: for b in c { continue label }", "{a}; for b in c {}"),
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
        == "branch(a: .b, .c(other(d)) {e} | .f {g} | (.h, other(i)) {{k}; return nothing} |  {l})")
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
