import Testing

@testable import SourceEvidence

@Suite struct SwiftExpressionTests {
  @Test(arguments: [
    ("a.b?.c!()", "a.b.c()"),
    ("a.b\n  .c(d)\n  .e", "a.b.c(d).e"),
    ("f(x: 1, 2)[3]", "f(x: 1, 2)[3]"),
    (".init(a)", ".init(a)"),
    ("move(to:at:)", "move"),
    ("map(Page.init(title:kind:))", "map({ in Page.init(title: $0, kind: $1)})"),
    ("Page.init(title: a)", "Page.init(title: a)"),
    ("pair.0.1", "pair.0.1"),
    ("try? await load()", "load()"),
    ("await !isReady", "operation(isReady; !)"),
    ("-1", "-1"),
    ("-x + y * z", "operation(operation(x; -), operation(y, z; *); +)"),
    ("a ?? b ?? c", "choice(a, b, c)"),
    ("a ? b : c ? d : e", "choice(a ? b, choice(c ? d, e))"),
    ("x as? Foo.Bar<Int> ?? y", "choice(x as Bar, y)"),
    ("a is B", "operation(a, B; is)"),
    ("a != b && !c", "operation(operation(a, b; !=), operation(c; !); &&)"),
    ("!a && b", "operation(operation(a; !), b; &&)"),
    ("a || b && c", "operation(a, operation(b, c; &&); ||)"),
    ("a && b || c && d", "operation(operation(a, b; &&), operation(c, d; &&); ||)"),
    ("a && b && c", "operation(a, b, c; && &&)"),
    ("(a || b) && c", "operation(operation(a, b; ||), c; &&)"),
    ("self == .a && B.c", "operation(operation(self, .a; ==), B.c; &&)"),
    ("a + b * c - d", "operation(a, operation(b, c; *), d; + -)"),
    ("a * b + c << d", "operation(operation(a, b; *), operation(c, d; <<); +)"),
    ("a == b ?? c", "operation(a, choice(b, c); ==)"),
    ("a ?? b as? C", "choice(a, b as C)"),
    ("a + b as C", "operation(a, b; +) as C"),
    ("a == b as? C", "operation(a, b as C; ==)"),
    ("a is B && c is D", "operation(operation(a, B; is), operation(c, D; is); &&)"),
    ("a ..< b + c", "operation(a, operation(b, c; +); ..<)"),
    ("a <> b || c", "operation(a, operation(b, c; ||); <>)"),
    (
      "a == b ? c || d : e && f",
      "choice(operation(a, b; ==) ? operation(c, d; ||), operation(e, f; &&))"
    ),
    ("a -= b + c ? d : e", "operation(a, choice(operation(b, c; +) ? d, e); -=)"),
    ("a = b || c && d", "a = operation(b, operation(c, d; &&); ||)"),
    ("a !=", "operation(a, other(); !=)"),
    ("a!=b", "operation(a, b; !=)"),
    ("a < b", "operation(a, b; <)"),
    ("Box<[Int: String]?>(nil)", "Box(nil)"),
    ("Box<Result<A, B>?>(nil)", "Box(nil)"),
    ("f(a < b, c > (d))", "f(operation(a, b; <), operation(c, d; >))"),
    ("0.5...1.5", "operation(0.5, 1.5; ...)"),
    ("[1, 2,]", "[1, 2]"),
    ("[a: 1, b: [:]]", "[a: 1, b: []]"),
    ("(a)", "a"),
    ("(a, b: c)", "(a, b: c)"),
    ("sorted(by: <)", "sorted(by: <)"),
    ("table[*]", "table[*]"),
    ("&value", "value"),
    ("#selector(Foo.bar(_:))", "#selector(Foo.bar)"),
    ("\\Root.a.b", "\\a.b"),
    ("map(\\.?.title)", "map(\\title)"),
    ("_ = a", "other() = a"),
    ("a += [b]", "a += [b]"),
    ("(@Sendable () -> Void).self", "@Sendable () -> Void.self"),
    ("`default`.a", "default.a"),
    ("if a { b } else if c { d } else { e }", "branch(a {b} | c {d} |  {e})"),
  ])
  func expressionsAreRead(code: String, outline: String) {
    #expect(swiftOutline(code) == outline)
  }

  @Test(arguments: [
    ("f { a }", "f({ in a})"),
    ("f(1) { x, y in a }", "f(1, {x, y in a})"),
    ("f { (x: Int, _ y: Foo<A, B>) -> Int in a }", "f({x, y in a})"),
    ("f { [weak self] x in a }", "f({x in a})"),
    ("f { $0.a } catch: { b }", "f({ in $0.a}, catch: { in b})"),
    ("await { a }()", "{ in a}()"),
    ("if f { a } { b }", "branch(f({ in a}) {b})"),
    ("if f { a }", "branch(f {a})"),
    ("for a in b { c }\n\n{ d }()", "for let a in b {c}; { in d}()"),
    ("switch a { case .b: c }", "branch(a: .b {c})"),
    ("f\n{ a }", "f({ in a})"),
  ])
  func closuresAreArgumentsOrBodies(code: String, outline: String) {
    #expect(swiftOutline(code) == outline)
  }

  @Test(arguments: [
    (#""a\n\"b\"\u{2026}""#, "\"a\n\"b\"…\""),
    (##"#"a\n\#(b)"#"##, "interpolation(\"a\\n\", b)"),
    (#""\(a) and \(f("x", { "y" }))""#, "interpolation(a, \" and \", f(\"x\", { in \"y\"}))"),
    ("\"\"\"\n  a\n    b \\\n  c\n  \"\"\"", "\"a\n  b c\""),
    ("\"open", "\"open\""),
    ("/a[b]+/", "other()"),
    ("a / b / c", "operation(a, b, c; / /)"),
    ("#/a/b/#", "other()"),
  ])
  func literalsAreRead(code: String, outline: String) {
    #expect(swiftOutline(code) == outline)
  }

  @Test func modifiersOfAllSidesAreApplied() {
    let code = """
      a
        #if os(iOS)
          .b()
        #else
          .c()
        #endif
        .d()
      """
    #expect(swiftOutline(code) == "a.b().c().d()")
  }

  @Test func longChainsAreReadUpToALimit() {
    let file = swiftFile("let a = b" + String(repeating: ".c()", count: 2_000) + "\nlet d = 1")
    #expect(file.variables.map(\.name) == ["a", "d"])
    #expect(file.problem != nil)
  }
}
