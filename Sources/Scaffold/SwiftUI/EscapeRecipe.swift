import FileReading
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import SourceEvidence

/// The key Escape for the button of a SwiftUI screen that cancels or closes it.
struct EscapeRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard let node = context.subject(of: finding).node,
        let item = context.advice.graph.barItems(of: node).ending, item.isInCode,
        let edit = edit(of: item, in: context)
      else {
        draft.notes.append(.noButton(at: finding.location))
        continue
      }
      draft.edits.append(edit)
    }
  }

  private func edit(of item: BarItem, in context: ScaffoldContext) -> Edit? {
    guard let code = SwiftCode(item.location.file, context.app.files),
      let view = code.button(at: item.location.line), !code.isConditional(view.first),
      !view.modifiers.contains(where: { $0.name == "keyboardShortcut" })
    else { return nil }
    let line = ".keyboardShortcut(.cancelAction)"
    return Edit(
      code.modifying(view, with: line), of: item.label ?? "Button", "keyboardShortcut", line)
  }
}

extension [BarItem] {
  /// The only button that ends a screen, or else the only one that cancels.
  fileprivate var ending: BarItem? {
    let all = filter { $0.endsScreen && $0.isButton && !$0.isPossible }
    let cancels = all.filter(\.cancels)
    return all.count == 1 && !all[0].saves ? all.first : cancels.count == 1 ? cancels.first : nil
  }
}

extension SwiftCode {
  /// The only button that begins on a line.
  fileprivate func button(at line: Int) -> ViewExpression? {
    let all = tokens.all.indices.filter {
      tokens.text($0) == "Button" && place($0).line == line
        && (tokens.isSign("(", $0 + 1) || tokens.isSign("{", $0 + 1))
    }
    return all.count == 1 ? all.first.map { view(at: $0) } : nil
  }
}

extension Note {
  fileprivate static func noButton(at place: SourceLocation) -> Note {
    .write(
      ".keyboardShortcut(.cancelAction)", at: place,
      "No single button is written here that ends the screen on each system: add the line to the one that "
        + "cancels or closes it.")
  }
}
