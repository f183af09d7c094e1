import Testing

@testable import Scaffold

@Suite struct TemplateTests {
  private func fill(
    _ text: String, _ values: [String: String] = [:], flags: Set<String> = []
  ) -> String {
    Template(text: text).filled(values, flags: flags)
  }

  @Test(arguments: [
    ("a {{x}} b", ["x": "1"], "a 1 b\n"), ("{{x}}", ["x": "1\n2"], "1\n2\n"),
    ("  {{x}}", ["x": "1\n  2\n\n3"], "  1\n    2\n\n  3\n"),
    ("a\n  {{x}}\nb", ["x": ""], "a\nb\n"),
    ("a\n{{x}}\nb", [:], "a\nb\n"), ("{{x}}{{y}}", ["x": "1", "y": "2"], "12\n"),
    // A value is no template.
    ("  {{x}}", ["x": "{{y}}", "y": "2"], "  {{y}}\n"),
  ])
  func placeholdersStandForValues(_ text: String, _ values: [String: String], _ result: String) {
    #expect(fill(text, values) == result)
  }

  @Test(arguments: [
    (["a"], "A\nend\n"), ([], "not A\nend\n"), (["a", "b"], "A\nA and B\nend\n"),
    (["b"], "not A\nend\n"),
  ])
  func flagsChooseLines(_ flags: [String], _ result: String) {
    let text = """
      //% if a
      A
        //% if b
      A and B
        //% end
      //% else
      not A
      //% end
      end
      """
    #expect(fill(text, flags: Set(flags)) == result)
  }

  @Test func aFlagCanBeUnwanted() {
    let text = "//% if !a\nold\n//% end\nrest"
    #expect(fill(text) == "old\nrest\n")
    #expect(fill(text, flags: ["a"]) == "rest\n")
  }

  @Test(arguments: [
    ("a\n\n\n\nb", "a\n\nb\n"), ("a {\n\n  b\n}\n\n\n", "a {\n  b\n}\n"),
    ("a {\n  b\n\n  //% if x\n  c\n  //% end\n}", "a {\n  b\n}\n"),
    ("a\n\n//% if x\nx\n//% end\n\nb", "a\n\nb\n"),
  ])
  func emptyLinesNeverFollowEachOther(_ text: String, _ result: String) {
    #expect(fill(text) == result)
  }
}
