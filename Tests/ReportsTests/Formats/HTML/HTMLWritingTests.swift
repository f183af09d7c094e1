import Testing

@testable import Markup
@testable import Reports

@Suite struct HTMLWritingTests {
  @Test(arguments: [
    (["tab-bar/to-sidebar"], "tab-bar-to-sidebar"), (["build", "Á \"<x>"], "build-----x-"),
  ])
  func names(parts: [String], expected: String) {
    #expect(anchor(parts.joined(separator: "-")) == expected)
  }

  @Test func aLongPathMayBreakBeforeItsParts() {
    guard case .element(let element) = placeTag("A/B.lproj/Main.storyboard:3") else { return }
    #expect(
      element.htmlText
        == "<code class=\"place\">A/<wbr>B.lproj/<wbr>Main.storyboard:3</code>")
  }
}
