import Markup
import NavigationGraph
import Projects

/// Writes a report for a terminal.
struct TerminalReporter {
  let report: Report
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

  private func project(_ project: ProjectReport) -> String {
    let told = zip(project.structures, project.structureGroups).filter { !$0.0.isRoutine }
    let structures = told.map { structure($0, $1) }
    let blocks = [
      [head(of: project)], structures, [routine(project)], [others(in: project)],
      [presentations(project.presentations)], [menus(project.menus)],
      project.toolbars.map(toolbar),
      [questions(project.questions)], [done(in: project)], [known(in: project)],
      [declined(in: project)],
      [problems(project.problems)],
    ]
    return blocks.flatMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(of project: ProjectReport) -> String {
    let name = harmless(project.name)
    let root = project.root == "." ? "" : palette.faint("  \(harmless(project.root))")
    var lines = [palette.heading(name) + root, palette.faint(rule("═", under: name))]
    lines += [("App          ", project.targetsInWords), ("On the Mac   ", project.macInWords)]
      .compactMap { label, words in words.map { layout.wrap(harmless($0), first: label) } }
    lines += project.entries.map { entry in
      layout.wrap(
        harmless("\(entry.scene), \(place(entry.file, entry.line)) (\(entry.source))"),
        first: "Starts with  ")
    }
    if project.kind == .rest {
      lines.append(layout.wrap("documents that are in no app", first: "Contents     "))
    } else if project.entries.isEmpty {
      lines.append(layout.wrap("not known from the files", first: "Starts with  "))
    }
    lines.append(layout.wrap(Wording.summary(project.summary), first: "Advice       "))
    if let source = project.source {
      lines.append(layout.wrap(Wording.source(source), first: "From source  "))
    }
    if let team = project.team {
      let file = project.configuration ?? ""
      lines.append(
        layout.wrap(harmless("\(Wording.team(team)) in \(file)"), first: "Team         "))
    }
    if let counts = project.newAndKnown {
      lines.append(layout.wrap(Wording.baseline(counts), first: "Baseline     "))
    }
    return lines.joined(separator: "\n")
  }

  private func rule(_ character: Character, under text: String) -> String {
    String(repeating: character, count: displayWidth(text))
  }

  func place(_ file: String, _ line: Int) -> String { "\(file):\(line)" }
}
