import Projects
import SourceEvidence
import TestSupport
import Testing

/// Titles that code takes from strings tables.
@Suite struct CodeKeyTests {
  @Test(arguments: [
    ("NSLocalizedString(\"HomeTitle\", comment: \"\")", "Start"),
    ("NSLocalizedString(\"Home\", comment: \"\")", "Start"),
    ("NSLocalizedString(\"home.title\", comment: \"\")", "Start"),
  ])
  func aKeyIsLookedUp(code: String, title: String) throws {
    let table = "HomeTitle = \"Start\";\nHome = \"Start\";\n\"home.title\" = \"Start\";"
    #expect(try text(code, table)?.readable == title)
  }

  @Test func aKeyWithoutATextIsNoTitleUnlessItReadsAsOne() throws {
    #expect(try text("NSLocalizedString(\"HomeTitle\", comment: \"\")", "")?.readable == nil)
    #expect(try text("NSLocalizedString(\"Home\", comment: \"\")", "")?.readable == "Home")
  }

  private func text(_ code: String, _ table: String) throws -> CodeText? {
    let screen = """
      class HomeViewController: UIViewController {
        override func viewDidLoad() { title = \(code) }
      }
      """
    let input = try withFolder([
      "Main.storyboard": storyboard(initial: "home", .screen("home")),
      "en.lproj/Localizable.strings": table, "Home.swift": screen,
    ]) { InputReader(threads: 1).read([$0]) }
    return try #require(input.projects.first?.source).screenTitles.first?.text
  }
}
