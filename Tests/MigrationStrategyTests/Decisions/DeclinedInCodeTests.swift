import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import TestSupport
import Testing

/// Findings that comments in source code decline, and rules that the team disables.
@Suite struct DeclinedInCodeTests {
  private static let rule = "modal/action-sheet"

  /// Code with two action sheets that have no source for their popovers.
  private static func code(_ first: String, _ second: String) -> String {
    """
    final class Root: UIViewController {
      func a() {
        present(UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet), animated: true) \(first)
      }
      func b() {
        \(second)
        present(UIAlertController(title: "B", message: nil, preferredStyle: .actionSheet), animated: true)
      }
    }
    class App {
      func start() { window.rootViewController = UINavigationController(rootViewController: Root()) }
    }
    """
  }

  @Test(arguments: [
    (
      "// macward:ignore \(rule) -- r", "// macward:ignore \(rule) -- s",
      Recommendation.Status.declined
    ),
    ("// macward:ignore \(rule) -- r", "", .open),
    ("", "// macward:ignore menu/find-command, \(rule) -- s", .open),
    ("// macward:ignore menu/find-command -- r", "// macward:ignore \(rule) -- s", .open),
  ])
  func aFindingIsDeclinedIfAllItsLinesAre(
    first: String, second: String, status: Recommendation.Status
  ) throws {
    let advice = try advice(onCode: ["App.swift": Self.code(first, second)])
    let found = try #require(advice.recommendations(of: Self.rule).first)
    #expect(found.status == status)
    #expect(found.file?.line == 3)
    guard status == .declined else { return }
    #expect(found.decision?.author == "a comment in App.swift:3" && found.decision?.reason == "r")
  }

  @Test func commentsThatDeclineNothingAreNotes() throws {
    let code = Self.code(
      "// macward:ignore modal/action-sheets -- r", "// macward:ignore \(Self.rule)")
    let advice = try advice(
      onCode: ["App.swift": code, "B.swift": "// macward:ignore menu/find-command -- r\nlet a = 1"])
    let notes = advice.staleComments(try Catalog.inBinary.get(), nil)
    #expect(notes.map(\.location.line) == [3, 6, 1])
    let words = ["did you mean 'modal/action-sheet'?", "Add the reason", "declines nothing"]
    #expect(zip(notes, words).allSatisfy { $0.message.contains($1) })
  }

  @Test func aDisabledRuleFindsNothing() throws {
    let app = App.flatTabs("A", "B")
    let rule = "tab-bar/view-menu-commands"
    let advice = try app.advice(team: "disabled-rules: [\(rule)]")
    #expect(try !app.advice().recommendations(of: rule).isEmpty)
    #expect(advice.recommendations(of: rule).isEmpty && !advice.recommendations.isEmpty)
    #expect(!advice.menuItems.contains("View: A ⌘1"))
  }
}
