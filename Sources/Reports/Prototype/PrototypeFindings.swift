import Guidance
import MigrationStrategy

/// The findings of a prototype, each with the parts of the window that come from it.
struct PrototypeFindings {
  private let report: ProjectReport
  private let state: Prototype.State
  private let screens: PrototypeScreens

  init(_ report: ProjectReport, _ state: Prototype.State, _ screens: PrototypeScreens) {
    (self.report, self.state, self.screens) = (report, state, screens)
  }

  /// The findings that have a part, one for each rule, in the order of the report.
  var all: [Prototype.Finding] {
    var seen: Set<String> = []
    return report.recommendations.filter { $0.status.isPending && seen.insert($0.rule).inserted }
      .compactMap { finding in
        let parts = parts(of: finding)
        return parts.isEmpty
          ? nil
          : Prototype.Finding(
            rule: finding.rule, title: finding.title, severity: finding.severity, at: parts)
      }
  }

  private func parts(of finding: RecommendationReport) -> [String] {
    let commands = report.menus.flatMap { menu in
      menu.items.filter { $0.rules.contains(finding.rule) }.map { (menu.name, $0.title) }
    }
    let menus = commands.map { menu, title in
      "menu/\(menu == .app ? report.title : menu.rawValue)/\(title)"
    }
    let items = commands.flatMap { menu, title in
      (state.window?.toolbar ?? []).filter { $0.command == "\(menu.rawValue) ▸ \(title)" }
        .map { "toolbar/\($0.title)" }
    }
    return items + menus + [place(of: finding.subject)].compactMap(\.self)
  }

  private func place(of subject: RecommendationReport.Subject) -> String? {
    if report.macApp?.window?.from.contains(where: {
      $0.file == subject.file && $0.object == subject.object
    }) == true {
      return [.segments, .segmentsAndSidebar].contains(state.window?.form) ? "segments" : "sidebar"
    }
    guard let position = screens.position(named: subject.scene) else { return nil }
    return state.places?[position] == .settings ? "settings" : "screen/\(position)"
  }
}
