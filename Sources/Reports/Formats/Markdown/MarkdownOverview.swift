import Guidance
import MigrationStrategy
import NavigationGraph
import Projects

/// What there is to decide, on the first page.
extension MarkdownReporter {
  func overview(of project: ProjectReport) -> [String] {
    [head(of: project), summary(of: project), required(in: project), keyQuestions(of: project)]
  }

  private func head(of project: ProjectReport) -> String {
    let targets = [project.targetsInWords, project.macInWords].compactMap { $0 }
      .map { markdown($0) }.joined(separator: "; ")
    let facts = [
      targets.isEmpty ? nil : "**App:** \(targets).", start(of: project),
      "**Advice:** \(Wording.summary(project.summary)).", "**Effort:** \(effort(project.summary)).",
      project.source.map { "**From source:** \(Wording.source($0))." },
      project.team.map {
        "**Decided in \(code(project.configuration ?? "")):** \(Wording.team($0))."
      },
      project.newAndKnown.map { "**Baseline:** \(Wording.baseline($0))." },
    ]
    return facts.compactMap { $0 }.map { layout.wrap($0) }.joined(separator: "\n\n")
  }

  private func start(of project: ProjectReport) -> String {
    if project.kind == .rest { return "These documents are in no app." }
    let entries = project.entries.map { entry in
      "\(markdown(entry.scene)) (\(code("\(entry.file):\(entry.line)")), \(markdown(entry.source)))"
    }
    return entries.isEmpty
      ? "The files do not say where the app starts."
      : "The app starts with \(entries.joined(separator: " and "))."
  }

  /// How much work it is in all.
  private func effort(_ summary: ProjectReport.Summary) -> String {
    Effort.allCases.map { effort in
      let words = Wording.effort(effort).split(separator: ": ").map(String.init)
      return "\(summary.effort[effort.rawValue] ?? 0) \(words[0]) (\(words.dropFirst().joined()))"
    }.joined(separator: ", ")
  }

  /// What must be done, a line for each rule.
  private func required(in project: ProjectReport) -> String {
    guard !project.required.isEmpty else { return "" }
    let lines = project.required.map { demand in
      let count = demand.count > 1 ? ", \(demand.count) times" : ""
      let place = demand.finding.place.map { ", \(code($0))" } ?? ""
      let scene = demand.finding.subject.scene
      let subject = scene.isEmpty ? "" : ": \(markdown(scene))"
      return layout.wrap(
        "**\(markdown(demand.finding.title))**\(subject)\(place)\(count)", first: "- ")
    }
    return "### What is required\n\n" + lines.joined(separator: "\n")
  }

  /// The questions that matter most.
  private func keyQuestions(of project: ProjectReport) -> String {
    let key = project.keyQuestions
    guard !key.isEmpty else { return "" }
    let lines = key.enumerated().map { position, question in
      layout.wrap(text(of: question), first: "\(position + 1). ")
    }
    let rest = project.questions.count - key.count
    let more =
      rest > 0 && sections.contains(.questions)
      ? "\n\n" + layout.wrap("\(counted(rest, "more question")) below, under “Open questions”.")
      : ""
    return "### What to answer first\n\n" + lines.joined(separator: "\n") + more
  }
}
