package import Guidance
import MigrationStrategy

/// The findings of one rule in one part of a report, which are reported together.
package struct RecommendationGroup: Sendable {
  /// A short mention of a finding after the explanation of its rule.
  package struct Mention: Sendable {
    /// The scene, unless the message contains its name.
    package var scene: String?
    /// The message, unless it is the same as that of the first finding.
    package var message: String?
    /// The location, unless it is clear from the context.
    package var place: String?
    /// The file that contains the finding.
    package var file: String
  }

  /// The finding that is reported in full: the most severe one or, of several such findings, the
  /// first by location.
  package var first: RecommendationReport
  /// A short mention of the first finding, for when it need not be reported in full.
  package var short: Mention
  /// The other findings, in order.
  package var others: [Mention]
  /// The subjects of all findings, in order.
  package var subjects: [RecommendationReport.Subject]

  /// The severity of the most severe finding.
  package var severity: Severity { first.severity }
  /// Whether the report has explained the rule before.
  package var isExplainedBefore: Bool { first.isRepeated }
}

extension ProjectReport {
  /// The recommendations for each structure, grouped by rule, by descending severity and then by
  /// location. Known findings are reported separately.
  package var structureGroups: [[RecommendationGroup]] {
    let explained = explained
    return structures.map { structure in
      groups(structure.recommendations.filter(isNew), below: structure, explained: explained)
    }
  }

  /// The recommendations for scenes, search bars, and the project itself, in the same order.
  package var otherGroups: [RecommendationGroup] {
    let placed = Set(structures.flatMap(\.recommendations))
    let others = recommendations.indices.filter { !placed.contains($0) && isNew($0) }
    return groups(others, below: nil, explained: explained)
  }

  /// The known findings, in the same order. They are reported in short, without references to
  /// earlier ones.
  package var knownGroups: [RecommendationGroup] {
    let known = recommendations.indices.filter {
      !isNew($0) && recommendations[$0].status.isPending
    }
    return groups(known, below: nil, explained: [:])
  }

  /// The declined and overridden recommendations, in the same order. Each is reported separately
  /// with the team's reason.
  package var declined: [RecommendationReport] {
    (recommendations + checklist).filter(\.status.isDeclined)
  }

  /// The recommendations that are already done on the Mac.
  var done: [RecommendationReport] {
    (recommendations + checklist).filter { $0.status == .done }
  }

  private func isNew(_ index: Int) -> Bool {
    recommendations[index].isKnown != true && recommendations[index].status.isPending
  }

  /// The finding that is explained, by rule.
  private var explained: [String: RecommendationReport] {
    let explained = recommendations.filter { !$0.isRepeated }
    return Dictionary(explained.map { ($0.rule, $0) }) { first, _ in first }
  }

  /// Groups recommendations by rule. They are already sorted, so the first finding of each rule
  /// determines the position of its group.
  private func groups(
    _ indices: [Int], below structure: StructureReport?, explained: [String: RecommendationReport]
  ) -> [RecommendationGroup] {
    let found = indices.flatMap { recommendations[$0].single }
    // Accepted findings are reported separately, with the team's reason.
    let key = { (finding: RecommendationReport) in
      [finding.rule, finding.decidedBy?.reason ?? "", finding.decidedBy?.by ?? ""]
        + (finding.status == .accepted ? ["accepted"] : [])
    }
    let byRule = Dictionary(grouping: found, by: key)
    var seen: Set<[String]> = []
    return found.map(key).filter { seen.insert($0).inserted }.compactMap { key in
      RecommendationGroup(byRule[key] ?? [], explained: explained[key[0]], below: structure)
    }
  }
}

extension RecommendationGroup {
  fileprivate init?(
    _ findings: [RecommendationReport], explained: RecommendationReport?,
    below structure: StructureReport?
  ) {
    guard let first = findings.first else { return nil }
    self.first = first
    subjects = findings.map(\.subject)
    let isExplainedAlike = explained?.messageOfAnyScene == first.messageOfAnyScene
    short = Mention(first, isAlike: isExplainedAlike, below: structure)
    let isAlike = Set(findings.map(\.messageOfAnyScene)).count == 1
    others = findings.dropFirst().map { Mention($0, isAlike: isAlike, below: structure) }
  }
}

extension RecommendationGroup.Mention {
  /// Creates a mention without the information in the heading or in a similar message.
  fileprivate init(
    _ finding: RecommendationReport, isAlike: Bool, below structure: StructureReport?
  ) {
    let (scene, subject) = (finding.subject.scene, finding.subject)
    let isHeading = subject.file == structure?.file && subject.object == structure?.object
    place = isHeading ? nil : finding.place
    message = isAlike ? nil : finding.message
    file = subject.file
    let isKnown = place == nil || scene.isEmpty || !isAlike && finding.message.contains(scene)
    self.scene = isKnown ? nil : scene
  }
}

extension RecommendationReport {
  /// The file and line, or `nil` for the project itself if the files do not tell which file of it.
  package var place: String? {
    guard subject.file == "." else { return "\(subject.file):\(subject.line)" }
    return location.map { "\($0.file):\($0.line)" }
  }

  /// The message without the scene's name. Two messages that differ only in that name are similar.
  fileprivate var messageOfAnyScene: String {
    // Only the first occurrence is removed, because a button may have the same title as its screen.
    var message = message
    // Comparing bytes is faster than comparing characters.
    if let place = message.utf8.firstRange(of: quoted(subject.scene).utf8) {
      message.replaceSubrange(place, with: quoted(""))
    }
    return message
  }
}
