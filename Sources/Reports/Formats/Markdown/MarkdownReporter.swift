/// Writes a report as Markdown for a design review.
struct MarkdownReporter {
  let report: Report
  let pictures: ReportPictures?
  let sections: Set<ReviewSection>
  let layout = TextLayout(width: 100)

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    pictures = options.pictures
    sections = options.sections
  }

  var text: String {
    var blocks = report.projects.enumerated().map { project($1, drawn: pictures?.projects[$0]) }
    if sections.contains(.problems), !report.problems.isEmpty {
      blocks.append(problems(report.problems))
    }
    if sections.contains(.build) { blocks.append(equivalents) }
    if sections.contains(.rules) { blocks.append(rules) }
    return (blocks + [footer]).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func project(_ project: ProjectReport, drawn: ProjectPictures?) -> String {
    let chosen = ReviewSection.ofProject.filter(sections.contains)
    let parts = chosen.flatMap { part($0, of: project, drawn) }
    let root = project.root == "." ? "" : " (\(code(project.root)))"
    return (["# \(markdown(project.name)) on the Mac\(root)"] + parts).filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  private func part(
    _ section: ReviewSection, of project: ProjectReport, _ drawn: ProjectPictures?
  ) -> [String] {
    switch section {
    case .overview: overview(of: project)
    case .structures:
      zip(project.structures, project.structureGroups).enumerated()
        .filter { !$1.0.isRoutine }.map { index, found in
          structure(found.0, found.1, picture(drawn?.entries[index], in: project))
        }
    case .other: [others(in: project)]
    case .menus: [menus(project.menus)]
    case .toolbars: [toolbars(project.toolbars)]
    case .windows: [windows(of: project)]
    case .icons: [icons(of: project)]
    case .ipad: [kept(by: project)]
    case .questions: [questions(project.questions)]
    case .team: [done(in: project), known(in: project), declined(in: project)]
    case .map: [navigationMap(of: project)]
    case .problems: [problems(project.problems)]
    case .build, .rules: []
    }
  }
}
