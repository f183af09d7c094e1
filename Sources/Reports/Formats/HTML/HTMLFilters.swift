import Guidance
import Markup
import MigrationStrategy

/// The form with which the page's script filters the review. It is hidden without the script.
extension HTMLReporter {
  var filters: [MarkupNode] {
    [
      tag(
        "form",
        ["class": "filters", "role": "search", "aria-label": "Filter the review", "hidden": ""],
        [
          searchTag, choice("Structure", id: "kind", kinds),
          choice("Severity", id: "severity", severities),
          choice("Effort", id: "effort", efforts), choice("Storyboard", id: "file", storyboards),
          tag("button", ["type": "button", "id": "clear"], "Reset"),
          tag("p", ["class": "shown", "role": "status", "id": "shown"], ""),
        ]),
      tag(
        "p", ["class": "keys", "hidden": ""],
        [
          .text("Keys: "), tag("kbd", "/"), .text(" search, "), tag("kbd", "j"), .text(" and "),
          tag("kbd", "k"), .text(" next and previous structure, "), tag("kbd", "o"),
          .text(" open or close all reasons, "), tag("kbd", "Esc"), .text(" reset."),
        ]),
    ]
  }

  private func choice(
    _ label: String, id: String, _ options: [(String, String)]
  ) -> MarkupNode {
    let all = [("", "All")] + options
    let nodes = all.map { tag("option", ["value": $0.0], $0.1) }
    return fieldTag(label, id: id, tag("select", ["id": id, "autocomplete": "off"], nodes))
  }

  private var kinds: [(String, String)] {
    let found = Set(report.projects.flatMap(\.structures).filter { !$0.isRoutine }.map(\.kind))
    return SubjectKind.reported.map(\.rawValue).filter(found.contains).map {
      ($0, Wording.kind($0))
    }
  }

  private var severities: [(String, String)] {
    Severity.allCases.reversed().map { ($0.rawValue, Wording.severity($0)) }
  }

  private var efforts: [(String, String)] {
    Effort.allCases.map { ($0.rawValue, Wording.effort($0)) }
  }

  private var storyboards: [(String, String)] {
    files.paths.enumerated().map { ("\($0.offset)", $0.element) }
  }
}
