import MigrationStrategy
import RuleCatalogue

/// Writes a report as Markdown for a design review.
struct MarkdownReporter {
  private let report: Report
  let layout = TextLayout(width: 100)

  init(_ report: Report, _ options: RenderingOptions) { self.report = report }

  var text: String {
    var blocks = report.projects.map(project)
    if !report.problems.isEmpty { blocks.append(problems(report.problems)) }
    if !report.equivalents.isEmpty { blocks.append(equivalents) }
    blocks += [rules, footer]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Projects

  private func project(_ project: ProjectReport) -> String {
    let sections = project.structures.filter { !$0.isRoutine }
      .map { structure($0, in: project) }
    let blocks = [
      [head(of: project), summary(of: project)], sections,
      [
        others(in: project), presentations(project.presentations), menus(project.menus),
        toolbars(project.toolbars),
        questions(project.questions),
        routine(project), problems(project.problems),
      ],
    ]
    return blocks.flatMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(of project: ProjectReport) -> String {
    let entries = project.entries.map { entry in
      "\(markdown(entry.scene)) (\(code("\(entry.file):\(entry.line)")), \(markdown(entry.source)))"
    }
    let start =
      entries.isEmpty
      ? "The files do not say where the app starts."
      : "The app starts with \(entries.joined(separator: " and "))."
    return """
      # \(markdown(project.name)) on the Mac

      \(layout.wrap(start))

      **Advice:** \(Wording.summary(project.summary)). **Effort:** \(effort(project.summary)).
      """
  }

  private func effort(_ summary: ProjectReport.Summary) -> String {
    Effort.allCases.map { "\(summary.effort[$0.rawValue] ?? 0) \($0.rawValue)" }
      .joined(separator: ", ")
  }

  private func summary(of project: ProjectReport) -> String {
    var table = MarkdownTable(["What it is", "Where", "What it becomes", "How sure"])
    for structure in project.structures where !structure.isRoutine {
      let decisions = [structure.decision].compactMap { $0 } + structure.procedures
      table.add([
        name(of: structure), code("\(structure.file):\(structure.line)"),
        decisions.map { Wording.outcome($0.outcome) }.joined(separator: "; "),
        decisions.first.map { Wording.confidence(of: $0) } ?? "–",
      ])
    }
    return table.isEmpty ? "" : "## In short\n\n" + table.text
  }

  private func name(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: ", ")
    return markdown("\(Wording.kind(structure.kind)): \(name)")
  }

  // MARK: Structures

  private func structure(_ structure: StructureReport, in project: ProjectReport) -> String {
    var blocks = ["## \(name(of: structure))"]
    let custom = structure.customClass.map { ", class \(code($0))" } ?? ""
    blocks.append(
      layout.wrap(
        "\(code("\(structure.file):\(structure.line)")), object \(code(structure.object)), role "
          + "*\(structure.role)*\(custom)."))
    if let decision = structure.decision { blocks.append(self.decision(decision)) }
    for procedure in structure.procedures {
      blocks.append("**\(procedure.title)**")
      blocks.append(self.decision(procedure))
    }
    let found = structure.recommendations.map { project.recommendations[$0] }
    blocks += found.map { recommendation($0, heading: "###") }
    return blocks.joined(separator: "\n\n")
  }

  private func decision(_ decision: DecisionReport) -> String {
    var lines = [
      "**→ \(Wording.outcome(decision.outcome))** (\(Wording.confidence(of: decision)))",
      "",
    ]
    lines += decision.reasons.map { reason in
      let weight = reason.weight == 0 ? "" : "**\(signed(reason.weight))** "
      let source = reason.source.isEmpty ? "" : " *(\(markdown(reason.source)))*"
      return layout.wrap(weight + markdown(reason.text) + source, first: "- ")
    }
    if !decision.alternatives.isEmpty {
      lines += ["", "Why not something else:", ""]
      lines += decision.alternatives.map { alternative in
        layout.wrap(
          "*\(Wording.outcome(alternative.outcome)):* \(markdown(alternative.why))", first: "- ")
      }
    }
    if let dissent = decision.dissent {
      lines += [
        "",
        layout.wrap(
          "The \(dissent.edition.rawValue) edition of the guidance would come to: "
            + "\(Wording.outcome(dissent.outcome).lowercased())."),
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func recommendation(_ recommendation: RecommendationReport, heading: String) -> String {
    let effort = recommendation.effort.map { ", \(Wording.effort($0))" } ?? ""
    let sources = recommendation.sources.map(markdown).joined(separator: ", ")
    let subject = recommendation.subject
    let here =
      subject.file == "."
      ? "" : "\(markdown(subject.scene)), \(code("\(subject.file):\(subject.line)")). "
    let isRepeated = recommendation.isRepeated
    let found =
      isRepeated ? [recommendation.message] : [recommendation.message, recommendation.why]
    let advice = isRepeated ? "as above." : recommendation.advice
    return """
      \(heading) \(Wording.severity(recommendation.severity)): \(markdown(recommendation.title))

      \(layout.wrap(markdown(found.joined(separator: " "))))

      \(layout.wrap("**What to do:** \(markdown(advice))"))

      \(layout.wrap("\(here)*\(markdown(recommendation.rule))\(effort). Sources: \(sources).*"))
      """
  }

  private func others(in project: ProjectReport) -> String {
    let placed = Set(project.structures.flatMap(\.recommendations))
    let others = project.recommendations.indices.filter { !placed.contains($0) }
    guard !others.isEmpty else { return "" }
    return
      (["## Also"]
      + others.map { recommendation(project.recommendations[$0], heading: "###") })
      .joined(separator: "\n\n")
  }

  private func routine(_ project: ProjectReport) -> String {
    var table = MarkdownTable(["What it is", "Where", "On the Mac"])
    for structure in project.structures where structure.isRoutine {
      table.add([
        name(of: structure), code("\(structure.file):\(structure.line)"),
        structure.decision.map { Wording.outcome($0.outcome) } ?? "Nothing to do",
      ])
    }
    return table.isEmpty ? "" : "## Nothing to do\n\n" + table.text
  }

  private func presentations(_ presentations: [PresentationReport]) -> String {
    var table = MarkdownTable(["What is presented", "Where", "How"])
    for presentation in presentations {
      table.add([
        markdown(presentation.scene), code("\(presentation.file):\(presentation.line)"),
        Wording.presentation(presentation),
      ])
    }
    return table.isEmpty ? "" : "## Presented over the window\n\n" + table.text
  }

  // MARK: Menus, questions, problems

  private func questions(_ questions: [QuestionReport]) -> String {
    guard !questions.isEmpty else { return "" }
    let lines = questions.map { question in
      let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercased())." } ?? ""
      return layout.wrap(markdown(question.text) + effect, first: "- [ ] ", rest: "      ")
    }
    return "## Open questions\n\n" + lines.joined(separator: "\n")
  }

  private func problems(_ problems: [ProblemReport]) -> String {
    guard !problems.isEmpty else { return "" }
    let lines = problems.map { problem in
      layout.wrap(
        "\(code("\(problem.file):\(problem.line)")): \(markdown(problem.message))", first: "- ")
    }
    return "## Not read, or not whole\n\n" + lines.joined(separator: "\n")
  }

  // MARK: Equivalents

  private var equivalents: String {
    let told = report.equivalents.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.steps[report.platform].isEmpty }
    guard !told.isEmpty else { return "" }
    return
      (["# How to build it with \(report.platform.title)"] + told.map(equivalent))
      .joined(separator: "\n\n")
  }

  private func equivalent(_ equivalent: Equivalent) -> String {
    let steps = equivalent.steps[report.platform].enumerated().map { position, step in
      layout.wrap(markdown(step), first: "\(position + 1). ")
    }
    let apis = equivalent.apis[report.platform].map { api in
      let since = api.since.map { " (from \($0))" } ?? ""
      let note = api.note.map { " \(markdown($0))" } ?? ""
      return layout.wrap("\(code(api.api))\(since)\(note.isEmpty ? "" : ":" + note)", first: "- ")
    }
    return """
      ## \(markdown(equivalent.title))

      \(layout.wrap(markdown(equivalent.summary)))

      \(steps.joined(separator: "\n"))

      \(apis.joined(separator: "\n"))
      """
  }

  /// Which rules ran, and which could not.
  private var rules: String {
    let rules = report.rules
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { needs, rules in
      layout.wrap(
        "Not evaluated, needs \(needs): \(rules.map(markdown).joined(separator: ", ")).",
        first: "- ")
    }
    let head = "\(ran) rules ran, and \(rules.matched.count) of them found something."
    return (["# Which rules ran", "", layout.wrap(head), ""] + needs).joined(separator: "\n")
  }

  private var footer: String {
    let counts = report.statistics
    let read =
      "Read \(counted(counts.storyboards, "storyboard")), \(counted(counts.xibs, "xib")), "
      + "\(counted(counts.scenes, "scene")) and "
      + "\(counted(counts.segues.values.reduce(0, +), "segue")) with macward "
      + "\(report.tool.version); \(report.edition.rawValue) edition of the guidance."
    return layout.wrap("*\(read) \(Wording.sources)*")
  }
}
