import Guidance

@testable import Drawings
@testable import MigrationStrategy
@testable import Reports

extension Report {
  /// The report with hostile texts in its titles, too, where they are drawn and stand in tables; one
  /// has 10,000 characters.
  var hostileThroughout: Report {
    let texts = Hostile.texts + [String(repeating: "long", count: 2_500)]
    var report = self
    for project in report.projects.indices {
      report.projects[project].name = texts[0]
      report.projects[project].questions = texts.map {
        QuestionReport(id: $0, text: $0, effect: Outcome($0, title: $0))
      }
      report.projects[project].map?.makeHostile(texts)
      for index in report.projects[project].structures.indices {
        report.projects[project].structures[index].makeHostile(texts)
      }
      for menu in report.projects[project].menus.indices {
        for item in report.projects[project].menus[menu].items.indices {
          report.projects[project].menus[menu].items[item].title = texts[item % texts.count]
        }
      }
    }
    return report
  }
}

extension NavigationMap {
  fileprivate mutating func makeHostile(_ texts: [String]) {
    for sheet in sheets.indices {
      sheets[sheet].title = shortened(texts[0])
      for line in sheets[sheet].lines.indices {
        sheets[sheet].lines[line].label = texts[line % texts.count]
      }
      for group in sheets[sheet].groups.indices {
        sheets[sheet].groups[group].title = shortened(texts[group % texts.count])
        for node in sheets[sheet].groups[group].nodes.indices {
          sheets[sheet].groups[group].nodes[node].text += texts.map(shortened)
        }
      }
    }
  }
}

extension StructureReport {
  fileprivate mutating func makeHostile(_ texts: [String]) {
    titles = titles.indices.map { texts[$0 % texts.count] } + (kind == "tab-bar" ? texts : [])
    (object, scene, customClass) = (texts[0], texts[1], texts[2])
    recommendations = []
    decision?.reasons += texts.map { DecisionReport.Reason(text: $0, weight: 1, source: $0) }
    decision?.alternatives += texts.map {
      Decision.Alternative(outcome: Outcome($0, title: $0), why: $0)
    }
  }
}
