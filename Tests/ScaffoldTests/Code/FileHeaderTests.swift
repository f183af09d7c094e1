import Testing

@testable import Scaffold

@Suite struct FileHeaderTests {
  @Test func itNamesTheDecisionsThatNeedTheFile() {
    let header = FileHeader(
      version: "1.2.3", decisions: [("b/two", "Two"), ("a/one", "One"), ("c/three", "Three")])
    let text = header.text(for: ["a/one", "b/two"])
    #expect(text.hasPrefix("// " + FileHeader.mark + "1.2.3,"))
    #expect(text.hasSuffix("//   One (a/one)\n//   Two (b/two)"))
  }
}
