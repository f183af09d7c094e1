import Guidance
import MigrationStrategy

/// The content of a project's review, in order. All human-readable formats print it.
struct Review {
  let project: ProjectReport
  let report: Report
  let form: ReviewForm
  let sections: Set<ReviewSection>
  let drawn: ProjectPictures?
  /// The recommendations for each structure.
  let groups: [[RecommendationGroup]]
  /// The equivalents with instructions in the report.
  let buildable: [Equivalent]
  /// The IDs of the rules that are explained in the sections of the review.
  let explained: Set<String>

  init(
    of project: ProjectReport, in report: Report, as form: ReviewForm,
    _ sections: Set<ReviewSection>, drawn: ProjectPictures?
  ) {
    (self.project, self.report, self.form) = (project, report, form)
    (self.sections, self.drawn) = (sections, drawn)
    groups = project.structureGroups
    buildable = sections.contains(.build) && form != .terminal ? report.buildable : []
    let shown = project.groups(in: sections)
    explained = Set(shown.filter { !$0.isExplainedBefore }.map(\.first.rule))
  }

  /// The parts that are not empty.
  var parts: [ReviewPart] {
    ReviewSection.ofProject.filter(sections.contains).compactMap(part)
  }

  private func part(_ section: ReviewSection) -> ReviewPart? {
    switch section {
    case .handout: ReviewPart(section, "At a glance", blocks: handout)
    case .brief: ReviewPart(section, "In brief", blocks: brief)
    case .overview: ReviewPart(section, "In short", blocks: overview)
    case .plan: ReviewPart(section, "Plan", blocks: plan)
    case .scaffold: ReviewPart(section, "What macward can write", blocks: scaffold)
    case .missing: ReviewPart(section, missingTitle, blocks: missing)
    case .structures: ReviewPart(section, "Structures", blocks: structures)
    case .other: ReviewPart(section, "Other recommendations", blocks: others)
    case .checklist: ReviewPart(section, "For every app", blocks: checklist)
    case .menus: ReviewPart(section, "Menu bar", blocks: menus + ownCommands)
    case .toolbars: ReviewPart(section, "Toolbars", blocks: project.toolbars.flatMap(toolbar))
    case .windows: ReviewPart(section, "Windows, tabs and sheets", blocks: windows)
    case .screens: ReviewPart(section, "Screens", blocks: screens)
    case .icons: ReviewPart(section, "Icons", blocks: icons)
    case .ipad: kept
    case .questions: ReviewPart(section, "Open questions", blocks: questions)
    case .team: ReviewPart(section, "Already settled", blocks: team)
    case .routes: ReviewPart(section, "Routes", blocks: routes)
    case .map: ReviewPart(section, "Navigation map", blocks: map)
    case .problems: ReviewPart(problems: project.problems)
    case .build, .sources, .rules: nil
    }
  }

  /// The structures that have an entry, with their indices.
  var reported: [(offset: Int, element: StructureReport)] {
    project.structures.enumerated().filter { !$0.element.isRoutine }
  }

  /// Returns the recommendations of a part: first those that are explained there, then the others
  /// in short.
  func findings(_ groups: [RecommendationGroup]) -> [ReviewBlock] {
    let findings = groups.map { group in
      ReviewFinding(
        group: group, isShort: group.isExplainedBefore && explained.contains(group.first.rule),
        form: form, cited: report.sources, written: written(for: group.first.rules))
    }
    let short = findings.filter(\.isShort)
    return findings.filter { !$0.isShort }.map { .finding($0) }
      + (short.isEmpty ? [] : [.reminders(short)])
  }

  /// Whether the first page has the questions already.
  var hasBrief: Bool { sections.contains(.brief) && project.macApp != nil }

  func name(of structure: StructureReport) -> String {
    "\(Wording.kind(structure.kind)): \(shortName(of: structure))"
  }

  func shortName(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    return titles.isEmpty
      ? structure.scene : titles.joined(separator: form == .terminal ? " · " : ", ")
  }
}
