import Guidance
import MigrationStrategy

@testable import Reports

/// What a report decides, finds, and proposes, without its sentences: a line for each value.
///
/// A changed sentence of a rule changes none of these lines, and a changed decision changes one.
struct ReportValues {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    report.projects.flatMap { [$0] + ($0.others ?? []) }.flatMap(lines)
      .joined(separator: "\n") + "\n"
  }

  private func lines(of project: ProjectReport) -> [String] {
    let name = "\(project.name) (\(project.target.id))"
    let values =
      decisions(of: project) + project.structures.flatMap(lines)
      + project.recommendations.map { "finding \(line(of: $0))" }
      + project.checklist.map { "always \(line(of: $0))" }
      + project.questions.map { "question \($0.id)" } + menus(of: project) + toolbars(of: project)
    return ["\(name):"] + values.map { "  \($0)" }
  }

  private func decisions(of project: ProjectReport) -> [String] {
    [project.fit, project.routeDecision].compactMap(\.self).map { "project \(line(of: $0))" }
  }

  private func lines(of structure: StructureReport) -> [String] {
    let titles = structure.titles.map { $0 ?? "–" }.joined(separator: ", ")
    let all = [structure.decision].compactMap(\.self) + structure.procedures
    return ["\(structure.kind) \(structure.object), \(structure.role): \(titles)"]
      + all.map { "  \(line(of: $0))" }
  }

  private func line(of decision: DecisionReport) -> String {
    let others = decision.alternatives.map { " / \($0.outcome.id)" }.joined()
    let score = decision.score.map { ", \($0)" } ?? ""
    let outcome = "\(decision.outcome.id), \(decision.confidence)"
    return "\(decision.procedure): \(outcome)\(score)\(others)"
  }

  private func line(of finding: RecommendationReport) -> String {
    let rules = finding.rules.joined(separator: " + ")
    let objects = ([finding.subject] + (finding.places ?? []).map(\.subject)).map(\.object)
    return "\(finding.severity) \(rules): \(objects.joined(separator: ", ")), \(finding.status)"
  }

  private func menus(of project: ProjectReport) -> [String] {
    project.menus.flatMap { menu in
      menu.items.filter { !$0.isAlways }.map { item in
        "menu \(menu.name.rawValue): \(item.title)\(item.key.map { " \($0)" } ?? "")"
      }
    }
  }

  private func toolbars(of project: ProjectReport) -> [String] {
    project.toolbars.flatMap { toolbar in
      toolbar.items.map { "toolbar \(toolbar.window): \($0.title), \($0.placement)" }
    }
  }
}
