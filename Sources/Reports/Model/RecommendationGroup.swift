package import Guidance
import MigrationStrategy

/// The findings of one rule in one part of a report, which are reported once.
package struct RecommendationGroup: Sendable {
  /// A short mention of a finding after the explanation of its rule.
  package struct Mention: Sendable {
    /// The scene, unless the message names it.
    package var scene: String?
    /// The message, unless it is the same as the first one.
    package var message: String?
    /// Its place, unless the context shows it.
    package var place: String?
    /// The file it is in, whatever the reader knows.
    package var file: String
  }

  /// The finding that is reported in full: the most severe, and of those the first by place.
  package var first: RecommendationReport
  /// The first in short, where it need not be reported in full.
  package var short: Mention
  /// The other findings, in order.
  package var others: [Mention]

  /// The severity of the most severe finding.
  package var severity: Severity { first.severity }
  /// Whether the report has explained the rule before.
  package var isExplainedBefore: Bool { first.isRepeated }
}

extension ProjectReport {
  /// The recommendations for each structure, grouped by rule: the most severe first, then by place.
  /// Known findings are reported separately.
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

  /// What the team does not want, or does otherwise, in the same order. Each is reported by itself, with
  /// the team's reason.
  package var declined: [RecommendationReport] {
    (recommendations + checklist).filter(\.status.isDeclined)
  }

  /// The recommendations that are done on the Mac already.
  var done: [RecommendationReport] {
    (recommendations + checklist).filter { $0.status == .done }
  }

  private func isNew(_ index: Int) -> Bool {
    recommendations[index].isKnown != true && recommendations[index].status.isPending
  }

  /// The explained finding of each rule.
  private var explained: [String: RecommendationReport] {
    let explained = recommendations.filter { !$0.isRepeated }
    return Dictionary(explained.map { ($0.rule, $0) }) { first, _ in first }
  }

  /// The recommendations are in order already, so the first finding of each rule says where its
  /// group belongs.
  private func groups(
    _ indices: [Int], below structure: StructureReport?, explained: [String: RecommendationReport]
  ) -> [RecommendationGroup] {
    let found = indices.flatMap { recommendations[$0].single }
    // What the team has accepted is reported separately, with its reason.
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
    let isExplainedAlike = explained?.messageOfAnyScene == first.messageOfAnyScene
    short = Mention(first, isAlike: isExplainedAlike, below: structure)
    let isAlike = Set(findings.map(\.messageOfAnyScene)).count == 1
    others = findings.dropFirst().map { Mention($0, isAlike: isAlike, below: structure) }
  }
}

extension RecommendationGroup.Mention {
  /// A finding without what the reader knows from the heading, or from a message that is alike.
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
  /// Its place; empty for the project itself.
  package var place: String? {
    subject.file == "." ? nil : "\(subject.file):\(subject.line)"
  }

  /// The message as it would be about any scene: messages that name different scenes, and say the
  /// same about them, are alike.
  fileprivate var messageOfAnyScene: String {
    // A button may be called what its screen is called, and that is not the same for any scene.
    var message = message
    // Bytes are compared faster than characters.
    if let place = message.utf8.firstRange(of: quoted(subject.scene).utf8) {
      message.replaceSubrange(place, with: quoted(""))
    }
    return message
  }
}
