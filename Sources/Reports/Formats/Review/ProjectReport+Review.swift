import Guidance
import MigrationStrategy
import NavigationGraph

/// Selections of recommendations, questions, and structures for a review.
extension ProjectReport {
  /// A required change. There is one for each rule, in the order of the report.
  struct Demand {
    /// The first finding of the rule.
    var finding: RecommendationReport
    /// The number of findings of the rule.
    var count: Int
  }

  /// The required changes that are open and not in the baseline.
  var required: [Demand] {
    let open = recommendations.filter {
      $0.severity == .required && $0.status.isPending && $0.isKnown != true
    }
    let counts = Dictionary(open.map { ($0.rule, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return open.filter { seen.insert($0.rule).inserted }
      .map { Demand(finding: $0, count: counts[$0.rule] ?? 1) }
  }

  /// The questions: first those that leave a decision open, then those whose answer would change one, and by
  /// how much their answers change.
  var rankedQuestions: [QuestionReport] {
    let decisions = structures.flatMap(\.decisions)
    let open = Set(
      decisions.filter { $0.confidence == .undecided }.flatMap(\.questions).map(\.text))
    let rank = { (question: QuestionReport) in
      open.contains(question.text) ? 0 : question.effect == nil ? 2 : 1
    }
    return questions.enumerated().sorted { one, other in
      (rank(one.element), other.element.weight, one.offset)
        < (rank(other.element), one.element.weight, other.offset)
    }.map(\.element)
  }

  /// The three most important questions.
  var keyQuestions: [QuestionReport] { Array(rankedQuestions.prefix(3)) }

  /// The structures that are replaced on the Mac but remain on iPhone and iPad.
  var keptOnTouch: [StructureReport] {
    structures.filter { $0.decision.map { Self.replaced.contains($0.outcome) } ?? false }
  }

  private static let replaced: Set<Outcome> = [
    .sidebar, .segmentedControl, .segmentedControlAndSidebar, .tabViewInPlace, .dissolve,
  ]

  /// Returns the recommendations in a section of a review that are about no structure.
  func otherGroups(in section: ReviewSection) -> [RecommendationGroup] {
    otherGroups.filter { Self.section(of: $0.first) == section }
  }

  /// Returns all recommendations in sections of a review.
  func groups(in sections: Set<ReviewSection>) -> [RecommendationGroup] {
    let others = otherGroups.filter { sections.contains(Self.section(of: $0.first)) }
    return others
      + (sections.contains(.structures) ? structureGroups.flatMap { $0 } : [])
  }

  /// The recommendations about icons that are listed with their structures.
  var iconsOfStructures: [RecommendationGroup] {
    structureGroups.flatMap { $0 }.filter { Self.section(of: $0.first) == .icons }
  }

  /// Returns the section of a recommendation about no structure, according to the group of its
  /// rule.
  private static func section(of finding: RecommendationReport) -> ReviewSection {
    switch finding.rule.prefix(while: { $0 != "/" }) {
    case "window", "modal": .windows
    case "icons": .icons
    default: .other
    }
  }
}

extension StructureReport {
  /// Whether the structure is the top level of the app.
  var isTopLevel: Bool { role == Role.root.rawValue }

  /// All decisions about the structure. Its outcome comes first.
  var decisions: [DecisionReport] { [decision].compactMap { $0 } + procedures }
}
