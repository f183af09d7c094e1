import Guidance
import Markup
import MigrationStrategy
import Projects

/// The summary of one app.
struct AppSummary {
  let project: ProjectReport
  /// The number of other projects in the report, which contain no app.
  let others: Int
  let printer: SummaryPrinter

  init(
    _ project: ProjectReport, others: Int, _ printer: SummaryPrinter
  ) {
    (self.project, self.others, self.printer) = (project, others, printer)
  }

  /// The lines, as full as the maximum number of lines permits.
  var lines: [String] {
    let drafts = SummaryDensity.allCases.map(lines)
    // One line is empty, and one has the version.
    return drafts.first { $0.count <= TerminalSummary.maximumLines - 2 } ?? drafts.last ?? []
  }

  private func lines(_ density: SummaryDensity) -> [String] {
    let parts = [
      head(density), routes, structures(density), required(density), questions(density), plan,
      rest,
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func path(_ file: String, _ suffix: String) -> String {
    PastedPath([printer.base, project.root], file + suffix).text
  }
}

// MARK: - Facts

extension AppSummary {
  private func head(_ density: SummaryDensity) -> [String] {
    let name = harmless(project.heading)
    let rule = String(repeating: "═", count: displayWidth(name))
    return [printer.heading(name), printer.palette.faint(rule)]
      + facts.flatMap { label, text in
        let first = TextLayout.padded(label, to: 13)
        return density == .full
          ? printer.lines(text, first: first) : [printer.line(first + text, indent: 0)]
      }
  }

  private var facts: [(String, String)] {
    let all: [(String, String?)] = [
      ("App", project.targetsInWords),
      ("On the Mac", project.target.has(.existingWork) ? project.macInWords : nil),
      ("Fit", project.fit.map { "\($0.outcome.title), \(Wording.confidence(of: $0))" }),
      ("Starts with", start),
      ("Warning", project.startProblems.first),
      ("Running app", running),
      ("Advice", Wording.summary(project.summary)),
      ("Effort", project.plan.phases.isEmpty ? nil : Wording.shortEffort(of: project.plan)),
      ("Level", level),
      ("Team", project.team.map { "\(Wording.team($0)) in \(project.configuration ?? "")" }),
      ("Baseline", project.newAndKnown.map(Wording.baseline)),
    ]
    return all.compactMap { label, text in text.map { (label, $0) } }
  }

  /// The level that is reached, and the first tasks that the next one needs.
  private var level: String? {
    project.level.map { level in
      let reached = level.reached?.rawValue ?? "none yet"
      guard let next = level.next else { return reached }
      let rest = level.missing.count - 1
      return "\(reached); for “\(next.rawValue)”: \(level.missing[0])"
        + (rest > 0 ? ", and \(rest) more" : "")
    }
  }

  /// The number of structures that a dump of the running app shows, too.
  private var running: String? {
    let seen = project.structures.filter { $0.runningApp != nil }
    guard let first = seen.compactMap(\.runningApp).first else { return nil }
    let confirmed = seen.count { $0.file != $0.runningApp?.file }
    let found = seen.count - confirmed
    return [
      confirmed > 0 ? "confirms \(counted(confirmed, "structure"))" : nil,
      found > 0 ? "adds \(counted(found, "structure"))" : nil,
    ].compactMap { $0 }.joined(separator: " and ") + " (\(first.file))"
  }

  private var start: String? {
    guard project.kind == .app || project.kind == .folder else { return nil }
    guard let first = project.entries.first else { return "unknown" }
    let more = project.entries.count > 1 ? ", and \(project.entries.count - 1) more" : ""
    let others = project.otherRoots.count
    let besides = others > 0 ? "; \(counted(others, "other first screen"))" : ""
    return "\(first.scene) (\(first.source))\(more)\(besides)"
  }
}

// MARK: - Routes

extension AppSummary {
  private var routes: [String] {
    if let shell = RouteLines.shell(project) {
      return [printer.heading("Routes to the Mac")] + printer.lines(shell, first: "  ", rest: "  ")
    }
    let lines = RouteLines.lines(for: project)
    return lines.isEmpty
      ? [] : [printer.heading("Routes to the Mac")] + lines.map { printer.line($0) }
  }
}

// MARK: - Structures

extension AppSummary {
  /// A row for each structure at the top level, and the numbers of the others.
  private func structures(_ density: SummaryDensity) -> [String] {
    let top = project.structures.filter { $0.isTopLevel }
    let others = project.structures.filter { !$0.isTopLevel }
    let rows = top.flatMap { row(of: $0, density) }
    guard !rows.isEmpty || !others.isEmpty else { return [] }
    let unknown =
      rows.isEmpty && project.kind == .app
      ? [printer.line("The files do not show which structure is the app's top level.")] : []
    return [printer.heading("What it becomes")] + rows + unknown
      + counts(of: others, isAll: top.isEmpty)
  }

  /// Returns the name with the outcome and the location. An outcome without room has a line of its
  /// own, or shortens the name if there are few lines.
  private func row(of structure: StructureReport, _ density: SummaryDensity) -> [String] {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: " · ")
    let kind = Wording.kind(structure.kind)
    let whole = "\(kind) \(quoted(name))"
    let outcome = outcome(of: structure)
    let place = printer.location(path(structure.file, "#\(structure.object)"))
    let room = printer.layout.width - 3 - displayWidth(outcome)
    if displayWidth(whole) <= room {
      return [printer.line("\(whole) \(outcome)")] + (density == .minimal ? [] : [place])
    }
    if density == .full { return [printer.line(whole), printer.line(outcome, indent: 4), place] }
    let short = SummaryPrinter.fitted(name, to: max(8, room - displayWidth(kind) - 3))
    return [printer.line("\(kind) \(quoted(short)) \(outcome)")]
      + (density == .minimal ? [] : [place])
  }

  private func outcome(of structure: StructureReport) -> String {
    guard let first = structure.decisions.first else { return "" }
    let outcomes = structure.decisions.map { Wording.outcome($0.outcome) }
    return "→ \(outcomes.joined(separator: "; ")) "
      + "(\(Wording.confidence(first.confidence, in: first.outcome)))"
  }

  private func counts(of others: [StructureReport], isAll: Bool) -> [String] {
    guard !others.isEmpty else { return [] }
    let open = others.count { $0.decision?.outcome == .undecided }
    let same = others.count { structure in
      structure.decision.map { [.keep, .ignore, .nothing].contains($0.outcome) } ?? true
    }
    let parts = [
      (others.count - open - same, "to change"), (same, "to keep"),
      (open, "not clear from the files"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return [
      printer.line(
        "\(counted(others.count, isAll ? "structure" : "more structure")): \(parts.joined(separator: ", "))"
      )
    ]
  }
}

// MARK: - Required changes and questions

extension AppSummary {
  /// A row for each rule with a required finding, those for every app included.
  private func required(_ density: SummaryDensity) -> [String] {
    let general = project.checklist.filter {
      $0.severity == .required && $0.status.isPending && $0.isKnown != true
    }
    let rows =
      project.required.flatMap { demand -> [String] in
        let more = demand.count > 1 ? ", and \(demand.count - 1) more" : ""
        let place = demand.finding.place.map { path($0, "") + more }
        return [printer.line(demand.finding.title)]
          + (density == .minimal ? [] : [place].compactMap { $0 }.map { printer.location($0) })
      }
      + general.map { printer.line("\($0.title) (required of every app)") }
    return rows.isEmpty ? [] : [printer.palette.severity(.required, "Required")] + rows
  }

  private func questions(_ density: SummaryDensity) -> [String] {
    let key = project.keyQuestions
    guard !key.isEmpty else { return [] }
    let rows = key.flatMap { question -> [String] in
      guard density == .full else { return [printer.line("? " + question.text)] }
      let place = question.places?.first.map {
        printer.location(path($0.file, "#\($0.object)"))
      }
      return printer.lines(question.text, first: "  ? ", rest: "    ")
        + [place].compactMap { $0 }
    }
    return [printer.heading("Questions to answer first")] + rows
  }
}

// MARK: - Plan and rest

extension AppSummary {
  private var plan: [String] {
    let phases = project.plan.phases
    guard !phases.isEmpty else { return [] }
    let rows = phases.enumerated().map { index, phase -> String in
      let required = phase.tasks.count { $0.severity == .required }
      let isOptional = phase.tasks.allSatisfy { $0.severity == .consider }
      let tasks =
        counted(phase.tasks.count, "task") + (isOptional ? " to consider" : "")
        + (required > 0 ? ", \(required) required" : "")
      return printer.line(
        "\(index + 1)  " + SummaryPrinter.column(phase.title, 34)
          + SummaryPrinter.column(Wording.shortEffort(of: phase), 18) + tasks)
    }
    return [printer.heading("Plan")] + rows
  }

  /// What is left out, and the commands that show it.
  private var rest: [String] {
    let left = leftOut.filter { $0.count > 0 }
      .map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
    let commands =
      [
        ("macward report \(printer.selection) --details", "all of it"),
        ("macward report \(printer.selection) --section menus", "a part: plan, structures, …"),
      ] + (project.questions.isEmpty ? [] : asking)
    let width = (commands.map { displayWidth($0.0) }.max() ?? 0) + 2
    let rows = commands.map { command, purpose in
      "  " + TextLayout.padded(command, to: width) + purpose
    }
    let text = left.isEmpty ? "Everything found is above." : "Not shown: \(Wording.listed(left))."
    return printer.lines(text, first: "") + rows
  }

  /// The command that asks the questions. It reads one path.
  private var asking: [(String, String)] {
    guard let path = printer.paths.first, printer.paths.count == 1 else { return [] }
    let isShown = project.questions.contains { $0.answer.isShownByRunningApp }
    return [("macward init \(path) --ask", "answer the questions")]
      + (isShown ? [("macward running", "let the running app answer")] : [])
  }

  private var leftOut: [(count: Int, one: String, many: String)] {
    let severity = project.summary.severity
    let commands = project.menus.reduce(0) { $0 + $1.items.count { !$0.isAlways } }
    let questions = project.questions.count - project.keyQuestions.count
    return [
      (severity[Severity.recommended.rawValue] ?? 0, "recommended change", "recommended changes"),
      (severity[Severity.consider.rawValue] ?? 0, "change to consider", "changes to consider"),
      (commands, "menu command", "menu commands"), (project.toolbars.count, "toolbar", "toolbars"),
      (project.presentations.count, "presented screen", "presented screens"),
      (questions, "question", "questions"),
      (project.problems.count, "note on files", "notes on files"),
      (others, "project without an app", "projects without an app"),
    ]
  }
}
