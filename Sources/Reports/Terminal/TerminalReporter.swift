import MigrationStrategy
import RuleCatalogue

/// Writes a report for a terminal.
struct TerminalReporter {
  private let report: Report
  let layout: TextLayout
  let palette: Palette

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  var text: String {
    var blocks = report.projects.map(project)
    if !report.problems.isEmpty { blocks.append(problems(report.problems)) }
    blocks += [rules, statistics]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: Projects

  private func project(_ project: ProjectReport) -> String {
    let told = project.structures.filter { !$0.isRoutine }
    let structures = told.map { structure($0, in: project) }
    let blocks = [
      [head(of: project)], structures, [routine(project)], [others(in: project)],
      [presentations(project.presentations)], [menus(project.menus)],
      project.toolbars.map(toolbar),
      [questions(project.questions)], [problems(project.problems)],
    ]
    return blocks.flatMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(of project: ProjectReport) -> String {
    let name = harmless(project.name)
    let root = project.root == "." ? "" : palette.faint("  \(harmless(project.root))")
    var lines = [palette.heading(name) + root, palette.faint(rule("═", under: name))]
    lines += project.entries.map { entry in
      layout.wrap(
        harmless("\(entry.scene), \(place(entry.file, entry.line)) (\(entry.source))"),
        first: "Starts with  ")
    }
    if project.entries.isEmpty {
      lines.append(layout.wrap("not known from the files", first: "Starts with  "))
    }
    lines.append(layout.wrap(Wording.summary(project.summary), first: "Advice       "))
    return lines.joined(separator: "\n")
  }

  private func rule(_ character: Character, under text: String) -> String {
    String(repeating: character, count: displayWidth(text))
  }

  // MARK: Structures

  private func structure(_ structure: StructureReport, in project: ProjectReport) -> String {
    var lines = [title(of: structure)]
    lines.append(
      palette.faint(
        layout.wrap(
          harmless(
            "\(place(structure.file, structure.line)) · \(structure.object) · \(structure.role)"
              + (structure.customClass.map { " · \($0)" } ?? "")))))
    if let decision = structure.decision { lines.append(self.decision(decision)) }
    lines += structure.procedures.map { procedure in
      "\n" + layout.wrap(procedure.title + ":", first: "  ") + "\n" + self.decision(procedure)
    }
    lines += structure.recommendations.map { "\n" + recommendation(project.recommendations[$0]) }
    return lines.joined(separator: "\n")
  }

  private func title(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: " · ")
    let heading = layout.wrap(harmless("\(Wording.kind(structure.kind)): \(name)"), rest: "  ")
    return heading.split(separator: "\n").map { palette.heading(String($0)) }
      .joined(separator: "\n")
  }

  private func decision(_ decision: DecisionReport) -> String {
    var lines = [
      "  → " + palette.outcome(Wording.outcome(decision.outcome))
        + palette.faint("  (\(Wording.confidence(of: decision)))")
    ]
    lines += decision.reasons.map { reason in
      let source = reason.source.isEmpty ? "" : " [\(reason.source)]"
      return layout.wrap(
        harmless(reason.text) + source,
        first: reason.weight == 0 ? "       " : "    " + signed(reason.weight) + " ",
        rest: "       ")
    }
    lines += decision.alternatives.map { alternative in
      layout.wrap(
        harmless("\(Wording.outcome(alternative.outcome)). \(alternative.why)"),
        first: "    or ", rest: "       ")
    }
    if let dissent = decision.dissent {
      lines.append(
        layout.wrap(
          "The \(dissent.edition.rawValue) edition of the guidance comes to: "
            + "\(Wording.outcome(dissent.outcome)).",
          first: "       "))
    }
    return lines.joined(separator: "\n")
  }

  private func recommendation(_ recommendation: RecommendationReport) -> String {
    let effort = recommendation.effort.map { " · \($0.rawValue)" } ?? ""
    let label = Wording.severity(recommendation.severity)
    let head =
      "  " + palette.severity(recommendation.severity, label) + "  "
      + harmless(recommendation.title)
    let texts =
      recommendation.isRepeated
      ? ["\(recommendation.message) What to do: as above."]
      : [recommendation.message, recommendation.why, recommendation.advice]
    let subject = recommendation.subject
    let here = subject.file == "." ? "" : "\(place(subject.file, subject.line)) · "
    let trail =
      here + "\(recommendation.rule)\(effort) [\(recommendation.sources.joined(separator: ", "))]"
    return
      ([head] + texts.map { layout.wrap(harmless($0), first: "    ") }
      + [palette.faint(layout.wrap(harmless(trail), first: "    "))]).joined(separator: "\n")
  }

  /// What stays as it is, in a line each.
  private func routine(_ project: ProjectReport) -> String {
    let routine = project.structures.filter(\.isRoutine)
    guard !routine.isEmpty else { return "" }
    let lines = routine.map { structure in
      let outcome = structure.decision.map { Wording.outcome($0.outcome).lowercased() }
      return layout.wrap(
        harmless(
          "\(Wording.kind(structure.kind)) \(quoted(structure.scene)), "
            + "\(place(structure.file, structure.line)): \(outcome ?? "nothing to do")"),
        first: "  ", rest: "    ")
    }
    return ([palette.heading("Nothing to do")] + lines).joined(separator: "\n")
  }

  /// Recommendations about scenes, search bars and the project itself.
  private func others(in project: ProjectReport) -> String {
    let placed = Set(project.structures.flatMap(\.recommendations))
    let others = project.recommendations.indices.filter { !placed.contains($0) }
    guard !others.isEmpty else { return "" }
    return
      ([palette.heading("Also")]
      + others.map { recommendation(project.recommendations[$0]) }).joined(separator: "\n\n")
  }

  /// What is presented over the window, in a line each.
  private func presentations(_ presentations: [PresentationReport]) -> String {
    guard !presentations.isEmpty else { return "" }
    let lines = presentations.map { presentation in
      layout.wrap(
        harmless(
          "\(quoted(presentation.scene)), \(place(presentation.file, presentation.line)): "
            + Wording.presentation(presentation)),
        first: "  ", rest: "    ")
    }
    return ([palette.heading("Presented over the window")] + lines).joined(separator: "\n")
  }

  // MARK: Menus, questions, problems

  private func questions(_ questions: [QuestionReport]) -> String {
    guard !questions.isEmpty else { return "" }
    let lines = questions.map { question in
      let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercased())." } ?? ""
      return layout.wrap(harmless(question.text) + effect, first: "  ? ")
    }
    return ([palette.heading("Open questions")] + lines).joined(separator: "\n")
  }

  private func problems(_ problems: [ProblemReport]) -> String {
    guard !problems.isEmpty else { return "" }
    let lines = problems.map { problem in
      palette.problem(
        problem.level,
        layout.wrap(
          harmless("\(place(problem.file, problem.line)): \(problem.level.rawValue): ")
            + harmless(problem.message),
          first: "  ", rest: "    "))
    }
    return ([palette.heading("Not read, or not whole")] + lines).joined(separator: "\n")
  }

  /// Which rules ran, and which could not.
  private var rules: String {
    let rules = report.rules
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { "\($0.needs): \($0.rules.joined(separator: ", "))" }
    return
      ([
        palette.faint(
          layout.wrap("\(ran) rules ran, and \(rules.matched.count) of them found something."))
      ]
      + needs.map { palette.faint(layout.wrap("Not evaluated, needs " + $0, rest: "  ")) })
      .joined(separator: "\n")
  }

  private var statistics: String {
    let counts = report.statistics
    let parts = [
      counted(counts.storyboards, "storyboard"), counted(counts.xibs, "xib"),
      counted(counts.launchScreens, "launch screen"), counted(counts.scenes, "scene"),
      counted(counts.segues.values.reduce(0, +), "segue"),
    ]
    let others = counts.otherPlatforms.sorted { $0.key < $1.key }
      .map { "\($0.value) for \($0.key)" }
    let text = (parts + others).joined(separator: ", ")
    return palette.faint(
      layout.wrap(
        "Read \(text). \(report.platform.title), \(report.edition.rawValue) edition, "
          + "macward \(report.tool.version)."))
  }

  private func place(_ file: String, _ line: Int) -> String { "\(file):\(line)" }
}
