import Guidance

/// A task of a plan with what an issue about it says.
struct PlannedTask {
  let project: ProjectReport
  let phase: PlanPhaseReport
  let task: PlanTaskReport

  /// The findings. The first one explains the task.
  var findings: [RecommendationReport] {
    task.recommendations.map { project.recommendations[$0] }
      + task.checklist.map { project.checklist[$0] }
  }

  /// A place of a finding.
  struct Place {
    /// The file and line, relative to the requested path.
    var path: String
    /// The screen, which may be empty.
    var scene: String
  }

  /// The places of the findings. Findings about the project itself have none.
  var places: [Place] {
    findings.flatMap(\.single).compactMap { finding in
      finding.place.map { place in
        Place(
          path: project.root == "." ? place : "\(project.root)/\(place)",
          scene: finding.subject.scene)
      }
    }
  }

  /// What was found, and what to do about it.
  var explanation: [String] {
    guard let first = findings.first else { return [] }
    return ["\(first.message) \(first.why)", first.advice] + (first.parts ?? []).map(\.advice)
  }

  /// The sources of the findings.
  var sources: [String] {
    var seen: Set<String> = []
    return findings.flatMap { $0.sources + ($0.parts ?? []).flatMap(\.sources) }
      .filter { seen.insert($0).inserted }
  }

  /// The severity and the effort.
  var summary: String {
    [Wording.severity(task.severity).lowercased(), task.days?.words].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension PlannedTask.Place {
  /// The place as plain text.
  var text: String { scene.isEmpty ? path : "\(path) (\(scene))" }

  /// The place as Markdown.
  var markdownText: String { code(path) + (scene.isEmpty ? "" : " (\(markdown(scene)))") }
}

extension ProjectReport {
  /// The tasks of the plan, in order.
  var plannedTasks: [PlannedTask] {
    plan.phases.flatMap { phase in
      phase.tasks.map { PlannedTask(project: self, phase: phase, task: $0) }
    }
  }
}
