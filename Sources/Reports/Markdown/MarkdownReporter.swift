import NavigationGraph
import RuleCatalogue

/// Writes a report as Markdown for a design review.
struct MarkdownReporter {
  let report: Report
  let pictures: ReportPictures?
  let layout = TextLayout(width: 100)

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    pictures = options.pictures
  }

  var text: String {
    var blocks = report.projects.enumerated().map { project($1, drawn: pictures?.projects[$0]) }
    if !report.problems.isEmpty { blocks.append(problems(report.problems)) }
    if !report.equivalents.isEmpty { blocks.append(equivalents) }
    blocks += [rules, footer]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func project(_ project: ProjectReport, drawn: ProjectPictures?) -> String {
    let sections = project.structures.enumerated().filter { !$1.isRoutine }.map { index, found in
      structure(found, in: project, picture(drawn?.entries[index], in: project))
    }
    let blocks = [
      [head(of: project), summary(of: project)], sections,
      [
        others(in: project), presentations(project.presentations), menus(project.menus),
        toolbars(project.toolbars), questions(project.questions), routine(project),
        done(in: project), known(in: project), declined(in: project), navigationMap(of: project),
        problems(project.problems),
      ],
    ]
    return blocks.flatMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(of project: ProjectReport) -> String {
    let entries = project.entries.map { entry in
      "\(markdown(entry.scene)) (\(code("\(entry.file):\(entry.line)")), \(markdown(entry.source)))"
    }
    let start =
      project.kind == .rest
      ? "These documents are in no app."
      : entries.isEmpty
        ? "The files do not say where the app starts."
        : "The app starts with \(entries.joined(separator: " and "))."
    let targets = [project.targetsInWords, project.macInWords].compactMap { $0 }
      .map { markdown($0) }.joined(separator: "; ")
    let app = targets.isEmpty ? "" : layout.wrap("**App:** \(targets).") + "\n\n"
    let team = project.team.map {
      "\n\n**Decided in \(code(project.configuration ?? "")):** \(Wording.team($0))."
    }
    let baseline = project.newAndKnown.map { "\n\n**Baseline:** \(Wording.baseline($0))." }
    return """
      # \(markdown(project.name)) on the Mac

      \(app)\(layout.wrap(start))

      **Advice:** \(Wording.summary(project.summary)). **Effort:** \(effort(project.summary)).\(team ?? "")\(baseline ?? "")
      """
  }

  private func effort(_ summary: ProjectReport.Summary) -> String {
    Effort.allCases.map { "\(summary.effort[$0.rawValue] ?? 0) \($0.rawValue)" }
      .joined(separator: ", ")
  }
}
