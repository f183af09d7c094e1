import Guidance
import MigrationStrategy

/// Two pages for a meeting: on the first what the app becomes, on the second what there is to do and
/// to answer. The numbers of entries are limited, so that each fits on its page.
extension Review {
  var handout: [ReviewBlock] { [.page(briefWithoutWork), .page(handoutTasks)] }

  // MARK: What the app becomes

  /// The first page for another target than the Mac.
  var handoutOutcomes: [ReviewBlock] {
    [.facts(Array(facts.filter { Self.handoutFacts.contains($0.label) }))]
      + handoutRoute + handoutVerdict + handoutPictures + handoutTable
  }

  private static let handoutFacts: Set = ["App", "On the Mac", "Starts with", "From source"]

  /// The route that is advised, or the one that the app takes already.
  private var handoutRoute: [ReviewBlock] {
    guard let route = project.routes.first(where: \.isAdvised) else { return [] }
    return [
      .paragraph(
        "\(.strong("Route: \(route.title)")) (\(Wording.verdict(route)), \(route.effortInWords))")
    ]
  }

  /// The structure that the handout begins with: the first that becomes something else.
  private var handoutMain: (offset: Int, element: StructureReport)? {
    let same: Set<Outcome?> = [nil, .keep, .ignore, .nothing, .undecided]
    return reported.first { !same.contains($0.element.decision?.outcome) }
      ?? reported.first { $0.element.decision != nil && !isUnchanged($0.element) }
      ?? reported.first
  }

  private var handoutVerdict: [ReviewBlock] {
    guard let main = handoutMain?.element, let decision = main.decision else {
      return [.paragraph("Nothing that the files show has to change.")]
    }
    let why = decision.reasons.first.map { " \($0.text)" } ?? ""
    let sureness = Wording.confidence(of: decision)
    return [
      .paragraph(
        "\(.strong("\(Self.short(name(of: main))) → \(Wording.outcome(decision.outcome))")) (\(sureness)).\(Self.short(why, 240))"
      )
    ]
  }

  private var handoutPictures: [ReviewBlock] {
    guard let drawn else { return [] }
    let own = handoutMain.map(\.offset)
    let pairs = drawn.entries.sorted { $0.key < $1.key }.compactMap { index, entry in
      if case .pair(let pair) = entry { (index, pair) } else { nil }
    }
    return (pairs.first { $0.0 == own } ?? pairs.first).map { [.pictures($0.1)] } ?? []
  }

  private var handoutTable: [ReviewBlock] {
    let changed = reported.map(\.element).filter { !isUnchanged($0) }
    let rows = changed.prefix(Self.mostStructures).map { structure -> [ReviewText] in
      let outcomes = structure.decisions.map { Wording.outcome($0.outcome) }
      return [
        ReviewText(Self.short(name(of: structure), 70)),
        "\(.strong(Self.short(outcomes.joined(separator: "; "), 90)))",
      ]
    }
    let rest = changed.count - rows.count
    return table(
      "What becomes of each structure", header: ["What it is", "What it becomes"], rows: rows)
      + (rest > 0 ? [.paragraph("And \(counted(rest, "more structure")).", .note)] : [])
  }

  // MARK: What there is to do

  private var handoutTasks: [ReviewBlock] {
    let open = project.recommendations.filter { $0.status.isPending && $0.isKnown != true }
    return [
      form == .page
        ? .counts(project.summary, project.plan)
        : .paragraph(ReviewText(Wording.summary(project.summary)))
    ]
      + tasks("Required changes", open.filter { $0.severity == .required }, most: 4)
      + handoutPlan + (project.macApp == nil ? handoutQuestions : [])
  }

  /// A row for each phase of the plan, with its first tasks.
  private var handoutPlan: [ReviewBlock] {
    let plan = project.plan
    guard !plan.phases.isEmpty else { return [] }
    let rows = plan.phases.enumerated().map { index, phase -> [ReviewText] in
      let shown = phase.tasks.prefix(2).map(\.title).joined(separator: "; ")
      let rest = phase.tasks.count > 2 ? "; \(phase.tasks.count - 2) more" : ""
      return [
        ReviewText("\(index + 1). \(phase.title)"), ReviewText(Wording.shortEffort(of: phase)),
        ReviewText(shown + rest),
      ]
    }
    return [
      .heading("Plan"), .paragraph(ReviewText(Wording.effort(of: project))),
    ] + table("The plan", header: ["Phase", "Effort", "Tasks"], rows: rows)
  }

  /// Returns a list of findings, with each rule listed once.
  private func tasks(
    _ title: String, _ findings: [RecommendationReport], most: Int
  ) -> [ReviewBlock] {
    let counts = Dictionary(
      findings.map { ($0.rule, 1 + ($0.places?.count ?? 0)) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    let rules = findings.filter { seen.insert($0.rule).inserted }
    guard !rules.isEmpty else { return [] }
    let items = rules.prefix(most).map { finding in
      let count = counts[finding.rule] ?? 1
      let place = count > 1 ? " (\(count) places)" : finding.place.map { " (\($0))" } ?? ""
      return ReviewItem(
        text:
          "\(.strong(finding.title))\(Self.short(place, 80)). \(Self.short(Self.firstSentence(of: finding.advice), 150))"
      )
    }
    let rest = rules.count - items.count
    return [.heading(ReviewText(title)), .list(items)]
      + (rest > 0 ? [.paragraph("And \(rest) more.", .note)] : [])
  }

  private var handoutQuestions: [ReviewBlock] {
    let ranked = project.rankedQuestions
    guard !ranked.isEmpty else { return [] }
    let items = ranked.prefix(Self.mostQuestions).map { question in
      let changes = (question.answers ?? []).prefix(2).map { change -> ReviewText in
        let text = change.changes.joined(separator: "; ")
        let label = question.answer == .yesOrNo ? "\(Wording.answer(change, to: question)): " : ""
        return "\(.faint(Self.short(label + text, 110)))"
      }
      return ReviewItem(
        text: ReviewText(Self.short(question.text, 160)), children: changes, hasPlainChildren: true)
    }
    let rest = ranked.count - items.count
    return [.heading("Questions to answer first"), .list(items, .numbers)]
      + (rest > 0
        ? [.paragraph("And \(counted(rest, "more question")) in the full review.", .note)] : [])
  }

  private static let mostStructures = 6
  private static let mostQuestions = 3

  private static func firstSentence(of text: String) -> String {
    guard let end = text.firstRange(of: ". ") else { return text }
    return text[..<end.lowerBound] + "."
  }

  /// Returns a text, shortened to a number of characters at the end of a word.
  static func short(_ text: String, _ most: Int = 100) -> String {
    guard text.count > most else { return text }
    let words = text.prefix(most).split(separator: " ", omittingEmptySubsequences: false).dropLast()
    return (words.isEmpty ? String(text.prefix(most)) : words.joined(separator: " ")) + "…"
  }
}
