import FileReading
import MigrationStrategy
import ProjectEdits
import Projects
import SourceEvidence

/// A source for the popovers of action sheets and share sheets, without which they crash: the middle of the
/// screen that shows them.
struct SheetSourceRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for sheet in context.app.project.source?.sheetsWithoutSource ?? [] {
      if let edit = edit(of: sheet, in: context) {
        draft.edits.append(edit)
      } else {
        draft.notes.append(
          .write(
            Self.lines(of: "sheet"), at: sheet.place,
            "No method of a view controller of the app makes this as a constant and presents it: set the "
              + "source of its popover where it is shown."))
      }
    }
    if !draft.edits.isEmpty { draft.notes.append(.middle) }
  }

  private func edit(of sheet: Marker, in context: ScaffoldContext) -> Edit? {
    let place = sheet.place
    guard let owner = sheet.owner, let type = sheet.detail,
      let base = context.app.project.source?.classes.ancestors(of: owner).last,
      base.hasPrefix("UI"), base.hasSuffix("ViewController"),
      let code = SwiftCode(place.file, context.app.files),
      let (lines, name) = code.lines(
        behind: type, at: place.line, isConstant: true, { Self.lines(of: $0) }),
      code.isOnScreen(name, at: place.line, of: type)
    else { return nil }
    return Edit(lines, of: name, "popover source", "the middle of the screen")
  }

  private static func lines(of sheet: String) -> String {
    """
    if let popover = \(sheet).popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
    """
  }
}

extension SwiftCode {
  /// Whether a method shows a sheet itself, and `view` is that of the screen where it makes the sheet: in a
  /// method of an object, outside of closures.
  fileprivate func isOnScreen(_ sheet: String, at line: Int, of type: String) -> Bool {
    let call = tokens.all.indices.first { tokens.text($0) == type && place($0).line == line }
    guard let call, let method = declarations.last(where: { $0.body?.contains(call) == true }),
      let body = method.body, method.modifiers.isDisjoint(with: ["static", "class"])
    else { return false }
    let names = body.contains {
      ["let", "var", "func"].contains(tokens.text($0)) && tokens.text($0 + 1) == "view"
    }
    return !names && firstIndex(of: ["present", "(", sheet, ",", "animated"], in: body) != nil
      && !method.parameters.contains { $0.name == "view" }
      && (body.lowerBound + 1..<call).allSatisfy { brace in
        !tokens.isSign("{", brace) || (tokens.partners[brace] ?? 0) < call || isBranch(brace)
      }
  }

  /// Whether a brace begins a branch or a loop, and no closure or function.
  private func isBranch(_ brace: Int) -> Bool {
    var first = brace
    while first > 0, !tokens.startsLine(first) { first -= 1 }
    let words = (first..<brace).map { tokens.text($0) }.drop { $0 == "}" }
    return ["if", "else", "guard", "switch", "for", "while", "do"].contains(words.first ?? "")
      && !tokens.isSign(")", brace - 1)
  }
}

extension Note {
  fileprivate static let middle = Note(
    kind: .advice,
    text:
      "A popover points at nothing now: where a button or a row opens it, give it as the source.")
}
