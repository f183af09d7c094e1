import Guidance
import MigrationStrategy

/// The findings of one rule in one part of a review.
struct ReviewFinding: Sendable {
  let group: RecommendationGroup
  /// Whether the review explains the rule elsewhere.
  let isShort: Bool
  let form: ReviewForm
  /// The sources that the report cites, by ID.
  let cited: [String: CitedSource]
  /// What `macward scaffold` writes for the rule, or `nil` if it writes nothing.
  let written: String?

  /// The blocks below the title: the explanation of the rule, or a link to it.
  var blocks: [ReviewBlock] {
    isShort
      ? [.paragraph(shortText)] + notes + others
      : explanation + code + notes + [trail] + others
  }

  /// The finding as an item of a list.
  var reminder: ReviewItem {
    let title = "\(Wording.severity(group.severity)): \(group.first.title)."
    return ReviewItem(
      text: "\(.strong(title)) \(Self.text(of: group.short))",
      children: group.others.map(Self.text))
  }

  /// Returns the scene, message, and location of a finding, except for those that are clear from
  /// the context.
  static func text(of mention: RecommendationGroup.Mention) -> ReviewText {
    let place: ReviewText? = mention.place.map { "\(.place($0))" }
    guard let message = mention.message else {
      return [mention.scene.map { ReviewText($0) }, place].compactMap { $0 }
        .joined(separator: ", ")
    }
    let scene = mention.scene.map { "\($0): " } ?? ""
    return "\(scene)\(message)\(place.map { " \($0)" })"
  }

  private var first: RecommendationReport { group.first }

  private var shortText: ReviewText {
    let here = Self.text(of: group.short)
    return "\(here)\(here.isEmpty ? "" : " ")\(.link("Explained above", .rule(first.rule)))."
  }

  private var explanation: [ReviewBlock] {
    let parts = (first.parts ?? []).map(\.advice)
    return form == .terminal
      ? ([first.message, first.why, first.advice] + parts).map { .paragraph(ReviewText($0)) }
      : [
        .paragraph("\(first.message) \(first.why)"),
        .paragraph("\(.strong("What to do:")) \(first.advice)"),
      ] + parts.map { .paragraph(ReviewText($0)) }
  }

  private var code: [ReviewBlock] {
    guard let written, form != .terminal else { return [] }
    let name = "macward scaffold"
    let command = form == .page ? ReviewText.Span.link(name, .section(.scaffold)) : .code(name)
    return [.paragraph("\(command) writes: \(written).", .howTo)]
  }

  /// The sources of the rule and of the parts, without duplicates.
  private var sources: [String] {
    var seen: Set<String> = []
    return (first.sources + (first.parts ?? []).flatMap(\.sources))
      .filter { seen.insert($0).inserted }
  }

  /// The sources, with links to their addresses on a page. Markdown lists the addresses once, at the
  /// end.
  private var linkedSources: ReviewText {
    guard form == .page else { return ReviewText(SourceName.list(sources)) }
    return sources.map { id -> ReviewText in
      let name = SourceName.name(of: id)
      guard let url = cited[id]?.url else { return ReviewText(name) }
      return "\(.link(name, .address(url)))"
    }.joined(separator: ", ")
  }

  /// The existing work and the decision of the team.
  private var notes: [ReviewBlock] {
    [
      Wording.evidence(first).map { .paragraph(ReviewText($0)) },
      Wording.decided(first).map { .paragraph("\(.strong("Team:")) \($0)", .team) },
    ].compactMap { $0 }
  }

  private var others: [ReviewBlock] {
    group.others.isEmpty ? [] : [.mentions(group.others.map(Self.text))]
  }

  /// The location of the first finding, and the sources of the rule.
  private var trail: ReviewBlock {
    .paragraph(form == .terminal ? terminalTrail : documentTrail, .trail)
  }

  private var documentTrail: ReviewText {
    let here: ReviewText? = first.place.map { "\(first.subject.scene), \(.place($0)). " }
    let effort = first.effort.map { ", \(Wording.effort($0))" } ?? ""
    let origin = first.fromSource == true ? ", \(Wording.fromSource)" : ""
    let rules = first.rules.map { "\(.code($0))" as ReviewText }.joined(separator: ", ")
    return "\(here)\(rules)\(effort)\(origin). Sources: \(linkedSources)."
  }

  private var terminalTrail: ReviewText {
    let parts = [
      first.fromSource == true ? Wording.fromSource : nil, first.rules.joined(separator: ", "),
      first.effort?.rawValue,
    ]
    let place: ReviewText? = first.place.map { "\(.place($0)) · " }
    return
      "\(place)\(parts.compactMap { $0 }.joined(separator: " · ")) [\(SourceName.list(sources))]"
  }
}
