import FileReading
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

/// Limits of the first column of a split view on the Mac, where people drag its divider.
struct ColumnWidthRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      if let edit = edit(for: context.subject(of: finding), in: context) {
        draft.edits.append(edit)
      } else {
        draft.notes.append(
          .write(
            Self.lines(on: "splitViewController."), at: finding.location,
            "No Swift code sets up this split view alone, or it sets widths: add the lines where they hold."
          ))
      }
    }
  }

  private func edit(for subject: Subject, in context: ScaffoldContext) -> Edit? {
    let summary = "200 to 360 points"
    if let type = context.splitViewClass(of: subject) {
      return type.code.setsWidths ? nil : type.whenLoaded(Self.lines(on: ""), summary)
    }
    let place = subject.location
    guard let code = SwiftCode(place.file, context.app.files), !code.setsWidths,
      let (lines, name) = code.lines(
        behind: "UISplitViewController", at: place.line, { Self.lines(on: $0 + ".") })
    else { return nil }
    return Edit(lines, of: name, "column widths", summary)
  }

  private static func lines(on object: String) -> String {
    """
    #if targetEnvironment(macCatalyst)
    \(object)minimumPrimaryColumnWidth = 200
    \(object)maximumPrimaryColumnWidth = 360
    #endif
    """
  }
}

extension ScaffoldContext {
  /// The Swift class of the app that a split view has.
  func splitViewClass(of subject: Subject) -> ClassCode? {
    guard let name = subject.node.flatMap({ advice.graph.codeClass(of: $0) }),
      app.project.source?.classes.ancestors(of: name).last == "UISplitViewController"
    else { return nil }
    return ClassCode(name, in: self)
  }
}

extension SwiftCode {
  /// Whether the code names a width of the first column.
  fileprivate var setsWidths: Bool {
    tokens.all.indices.contains { tokens.text($0).contains("PrimaryColumnWidth") }
  }
}
