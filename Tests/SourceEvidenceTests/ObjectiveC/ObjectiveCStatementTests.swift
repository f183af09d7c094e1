import Testing

@testable import SourceEvidence

/// Expressions and statements of Objective-C.
struct ObjectiveCStatementTests {
  @Test(arguments: [
    ("a || b && c", "operation(a, operation(b, c; &&); ||)"),
    ("!a && b", "operation(operation(a; !), b; &&)"),
    ("!!a", "operation(operation(a; !); !)"),
    ("a == b && c != d", "operation(operation(a, b; ==), operation(c, d; !=); &&)"),
    ("a & b == c", "operation(a, operation(b, c; ==); &)"),
    ("a | b & c", "operation(a, operation(b, c; &); |)"),
    ("a | b | c", "operation(a, b, c; | |)"),
    ("1 << 2 + 3", "operation(1, operation(2, 3; +); <<)"),
    ("a + b * c", "operation(a, operation(b, c; *); +)"),
    ("a > b ? c : d", "choice(operation(a, b; >) ? c, d)"),
    ("a ?: b", "choice(a, b)"),
    ("-1", "-1"), ("-a", "operation(a; -)"), ("*a", "a"),
    ("[a b:c && d] == e", "operation(a.b(operation(c, d; &&)), e; ==)"),
  ])
  func `an expression`(code: String, outline: String) {
    #expect(body("return \(code);") == "return \(outline)")
  }

  @Test(arguments: [
    ("if (a) { b(); } else if (c) d();", "branch(a {{b()}} | c {d()})"),
    ("while (a) { b(); }", "branch(a {{b()}})"),
    ("for (B *a in c) { d(); }", "for let a in c {{d()}}"),
    ("@try { a(); } @catch (E *e) { b(); }", "{a()}; branch(other() {{b()}})"),
    (
      "switch (a) { case 1: case 2: b(); break; default: c(); }",
      "branch(a: 1, 2 {b()} |  {c()})"
    ),
    ("switch (a) { case 1: b(); break; case 2: default: c(); }", "branch(a: 1 {b()} |  {c()})"),
  ])
  func `a statement`(code: String, outline: String) {
    #expect(body(code) == outline)
  }

  private func body(_ code: String) -> String {
    let file = objectiveCFile("@implementation A\n- (void)f { \(code) }\n@end")
    return Outline.of(file.types[0].functions[0].body)
  }
}
