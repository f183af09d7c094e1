import Guidance
import MigrationStrategy

/// What a review tells apart.
extension ProjectReport {
  /// What must be done, each rule once, in the order of the report.
  struct Demand {
    /// What the rule found first.
    var finding: RecommendationReport
    /// How often it found that.
    var count: Int
  }

  /// What must be done. What a baseline holds is known.
  var required: [Demand] {
    let open = recommendations.filter {
      $0.severity == .required && $0.status.isPending && $0.isKnown != true
    }
    let counts = Dictionary(open.map { ($0.rule, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return open.filter { seen.insert($0.rule).inserted }
      .map { Demand(finding: $0, count: counts[$0.rule] ?? 1) }
  }

  /// The three questions whose answers change most: those that leave a decision open come first, then
  /// those that would change one.
  var keyQuestions: [QuestionReport] {
    let decisions = structures.flatMap(\.decisions)
    let open = Set(decisions.filter { $0.confidence == .undecided }.flatMap(\.questions))
    let rank = { (question: QuestionReport) in
      open.contains(question) ? 0 : question.effect == nil ? 2 : 1
    }
    return (0...2).flatMap { place in questions.filter { rank($0) == place } }.prefix(3).map { $0 }
  }

  /// The structures that are another thing on the Mac, while iPhone and iPad keep them.
  var keptOnTouch: [StructureReport] {
    structures.filter { Self.replaced.contains($0.decision?.outcome ?? "") }
  }

  private static let replaced: Set = [
    "sidebar", "segmented-control", "segmented-control-and-sidebar", "tab-view-in-place",
    "dissolve",
  ]

  /// The recommendations that belong to no structure, of one part of a review.
  func otherGroups(in section: ReviewSection) -> [RecommendationGroup] {
    otherGroups.filter { Self.section(of: $0.first) == section }
  }

  /// The recommendations that some parts of a review tell in full or in short.
  func groups(in sections: Set<ReviewSection>) -> [RecommendationGroup] {
    let others = otherGroups.filter { sections.contains(Self.section(of: $0.first)) }
    return others
      + (sections.contains(.structures) ? structureGroups.flatMap { $0 } : [])
  }

  /// The recommendations about icons that are told with their structures.
  var iconsOfStructures: [RecommendationGroup] {
    structureGroups.flatMap { $0 }.filter { Self.section(of: $0.first) == .icons }
  }

  /// Where a recommendation is told that belongs to no structure: by the group of its rule.
  private static func section(of finding: RecommendationReport) -> ReviewSection {
    switch finding.rule.prefix(while: { $0 != "/" }) {
    case "window", "modal": .windows
    case "icons": .icons
    default: .other
    }
  }
}

extension StructureReport {
  /// All that was decided about it: what becomes of it first.
  var decisions: [DecisionReport] { [decision].compactMap { $0 } + procedures }
}
