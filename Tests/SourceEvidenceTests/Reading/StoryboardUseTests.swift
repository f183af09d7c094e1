import Testing

@testable import SourceEvidence

/// The storyboards of which code instantiates the initial scene.
@Suite struct StoryboardUseTests {
  @Test(arguments: [
    (
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()", ["Main"], true
    ),
    (
      "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"a\")",
      [], true
    ),
    ("let board = UIStoryboard(name: \"Main\", bundle: nil)", ["Main"], true),
    (
      """
      let a = UIStoryboard.init(name: "A", bundle: nil), b = UIStoryboard(name: "B", bundle: nil)
      b.instantiateViewController(withIdentifier: "b")
      """, ["A"], true
    ),
    ("UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()", [], false),
    ("UIStoryboard(name: name, bundle: nil); f(\"Main\")", [], false),
    ("storyboard?.instantiateInitialViewController()", [], false),
    ("let scene = StoryboardScene.Main.initialScene", [], false),
    ("extension UIStoryboard { var a: UIStoryboard { self } }", [], true),
    ("UIStoryboard(name: main(in: tint), bundle: nil); f(\"tint\")", [], false),
    (
      "UIStoryboard(name: name(\"Main\"), bundle: nil).instantiateInitialViewController()", [],
      false
    ),
    (
      "let board = UIStoryboard(name: \"Main\", bundle: nil)"
        + String(repeating: "\nf()", count: 300)
        + "\nboard.instantiateViewController(withIdentifier: \"a\")", [], true
    ),
    (
      "class A { let board = UIStoryboard(name: \"Main\", bundle: nil); func f() { "
        + "self.board.instantiateInitialViewController() } }", ["Main"], true
    ),
    ("board.instantiateViewController(withIdentifier: \"a\") // toryboard", [], true),
  ])
  func swiftOpensStoryboards(code: String, begun: [String], areAllKnown: Bool) throws {
    let found = try opened(code, "App.swift")
    #expect(found.begun.sorted() == begun)
    #expect(found.areAllKnown == areAllKnown)
  }

  @Test(arguments: [
    (
      "[[UIStoryboard storyboardWithName:@\"A\" bundle:nil] instantiateInitialViewController];",
      ["A"], true
    ),
    (
      "[[UIStoryboard storyboardWithName:@\"A\" bundle:nil] "
        + "instantiateViewControllerWithIdentifier:@\"b\"];", [], true
    ),
    ("[UIStoryboard storyboardWithName:name bundle:nil];", [], false),
  ])
  func objectiveCOpensStoryboards(code: String, begun: [String], areAllKnown: Bool) throws {
    let found = try opened("@implementation A\n- (void)f { \(code) }\n@end", "App.m")
    #expect(found.begun.sorted() == begun)
    #expect(found.areAllKnown == areAllKnown)
  }

  private func opened(_ code: String, _ name: String) throws -> OpenedStoryboards {
    var memory = ParsedFiles()
    return try withFiles([name: code]) {
      SourceReader(threads: 1).read($0, lookingFor: ["Main"], keeping: &memory).openedStoryboards
    }
  }
}
