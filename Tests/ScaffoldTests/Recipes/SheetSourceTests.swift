import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// Sources for the popovers of action sheets.
@Suite struct SheetSourceTests {
  private static let sheet =
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)"

  private func sketch(_ body: String, _ base: String = "UITableViewController") throws
    -> SketchedProject
  {
    let code = """
      import UIKit

      class List: \(base) {
          @objc func ask(_ sender: Any?) {
              \(body)
              present(sheet, animated: true)
          }
      }

      """
    let screens = storyboard(initial: "list", .list("list").ofClass("List"))
    return try SketchedProject(
      ["Main.storyboard": screens, "List.swift": code, "AppDelegate.swift": Code.appDelegate],
      for: .one(.macCatalyst), from: "16")
  }

  private static let rule = "modal/action-sheet"

  @Test func aSheetAppearsInTheMiddle() throws {
    let sketch = try sketch(Self.sheet)
    let text = try sketch.changes(for: Self.rule).edited("List.swift")
    #expect(
      text.contains(
        """
        preferredStyle: .actionSheet)
                if let popover = sheet.popoverPresentationController {
                    popover.sourceView = view
        """), "\(text)")
    try sketch.folder.write(text, to: "List.swift")
    #expect(try sketch.changes(for: Self.rule).isEmpty)
  }

  @Test func aBranchIsOnTheScreenAsWell() throws {
    let changes = try sketch("if let sender {\n\(Self.sheet)\npresent(sheet, animated: false)\n}")
      .changes(for: Self.rule)
    #expect(changes.edited("List.swift").contains("if let popover = sheet"))
  }

  @Test(arguments: [
    sheet.replacing("let sheet", with: "self.sheet"), "run { [weak self] in\n\(sheet)\n}",
    "let view = UIView()\n\(sheet)", "func inner() {\n\(sheet)\n}",
  ])
  func anotherPlaceIsLeftToPeople(_ body: String) throws {
    let changes = try sketch(body).changes(for: Self.rule)
    #expect(!changes.changesFiles && changes.notes.map(\.kind) == [.lines], "\(changes)")
  }

  @Test func aSheetThatAnotherObjectShowsIsLeftToPeople() throws {
    let body = Self.sheet.replacing("sheet", with: "alert") + "\nrouter.present(alert, from: self)"
    #expect(try !sketch(body).changes(for: Self.rule).changesFiles)
  }

  @Test func aScreenOfALibraryIsLeftToPeople() throws {
    let changes = try sketch(Self.sheet, "MessagesViewController").changes(for: Self.rule)
    #expect(!changes.changesFiles && changes.says("a view controller of the app"))
  }

  @Test(.needsTypeChecker) func itCompiles() async throws {
    let sketch = try sketch(Self.sheet)
    let files = try sketch.changes(for: Self.rule).code(in: sketch.project())
    try await CodeCheck(platform: .catalyst, version: 16).expectNothing(in: files, of: "sheet")
  }
}
