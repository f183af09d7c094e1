import Testing

@testable import SourceEvidence

/// The order in which files are analyzed.
@Suite struct FileOrderTests {
  private func file(_ name: String, _ text: String) -> CodeFile {
    var text = text
    return text.withUTF8 { SwiftFileReader.read(UnsafeRawBufferPointer($0), name: name) }
  }

  @Test(arguments: [
    ("class A { func a() {} }", "class B { func b() {} }"),
    (
      "struct A: View { var body: some View { Text(x) } }",
      "struct A: View { var body: some View { Text(y) } }"
    ),
    ("class A { func a() {} }", "class A { func a() {}\n func b() {} }"),
    ("enum A { case a }", "let b = 0"),
  ])
  func namesOfFilesAndTypesDoNotCount(first: String, last: String) {
    /// The name of the file that is read first.
    func order(_ one: String, _ other: String) -> [Bool] {
      FileOrder.inOrder([file(one, first), file(other, last)]).map { $0.name == one }
    }
    let renamed = (first.replacing("A", with: "Zebra"), last.replacing("B", with: "Ant"))
    let plain = order("1.swift", "2.swift")
    #expect(order("9.swift", "0.swift") == plain)
    let reversed = FileOrder.inOrder([file("x", last), file("y", first)]).map { $0.name == "y" }
    #expect(reversed == plain)
    let other = FileOrder.inOrder([file("x", renamed.0), file("y", renamed.1)]).map {
      $0.name == "x"
    }
    #expect(other == plain)
  }
}
