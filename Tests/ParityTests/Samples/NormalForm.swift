import Guidance
import MigrationStrategy
import Reports

/// What a report says, without the files, lines, and object IDs, which depend on what an app is written in.
/// The days of the plan follow from the findings and their places.
struct NormalForm: Sendable {
  /// The statements, some of which occur several times.
  let statements: [String]

  init(_ project: ProjectReport) {
    statements =
      project.structures.flatMap(Self.structure) + project.presentations.map(Self.presentation)
      + Self.findings(project) + project.menus.flatMap(Self.menu)
      + project.toolbars.flatMap(\.items).map { "toolbar \($0.title), \($0.placement.rawValue)" }
      + project.questions.map { "question \($0.id)" }
  }

  private static func structure(_ structure: StructureReport) -> [String] {
    let outcome = structure.decision.map { decision in
      let score = decision.score.map { " \($0)" } ?? ""
      return "\(decision.outcome.id), \(decision.confidence.rawValue)\(score)"
    }
    let tabs = zip(structure.titles, structure.tabs).map { title, tab in
      "tab \(title ?? "untitled"), \(tab.symbol ?? "no image"), \(tab.purpose ?? "no purpose")"
        + (tab.hasList ? ", a list" : "")
    }
    return ["\(structure.role) \(structure.kind): \(outcome ?? "no outcome")"] + tabs
      + structure.columns.map { "path " + $0.joined(separator: " › ") }
  }

  private static func presentation(_ screen: PresentationReport) -> String {
    "\(screen.style.rawValue) \(screen.scene): screens \(screen.screens), depth \(screen.depth)"
  }

  private static func findings(_ project: ProjectReport) -> [String] {
    (project.recommendations + project.checklist).filter { $0.status == .open }
      .flatMap { finding in
        Array(
          repeating: "\(finding.severity.rawValue) \(finding.rule)",
          count: 1 + (finding.places?.count ?? 0))
      }
  }

  private static func menu(_ menu: MenuBar.Menu) -> [String] {
    menu.items.filter { !$0.isAlways && !$0.isSystem }
      .map { "menu \(menu.name.rawValue): \($0.title)" + ($0.key.map { " \($0)" } ?? "") }
  }
}

extension NormalForm {
  /// Returns the statements that another report does not make, or not as often.
  func subtracting(_ other: NormalForm) -> [String] {
    var rest = Dictionary(grouping: other.statements) { $0 }.mapValues(\.count)
    return statements.filter { statement in
      defer { rest[statement, default: 0] -= 1 }
      return rest[statement, default: 0] <= 0
    }.sorted()
  }
}
