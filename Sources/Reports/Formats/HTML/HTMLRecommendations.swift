import Guidance
import Markup
import MigrationStrategy

/// What the rules recommend.
extension HTMLProject {
  /// Where a rule is explained.
  func id(ofRule rule: String) -> String { "\(id)-\(anchor(rule))" }

  /// Words that lead to where a rule is explained, if it is.
  func ruleTag(_ rule: String, _ words: String) -> MarkupNode {
    explained.contains(rule) ? tag("a", ["href": "#\(id(ofRule: rule))"], words) : .text(words)
  }

  /// Recommendations about scenes, search bars and the project itself.
  func others(_ section: ReviewSection, _ title: String) -> PagePart? {
    part(
      section.rawValue, title, filter: "findings",
      findings(project.otherGroups(in: section), depth: 2))
  }

  /// The recommendations of one part: what is new in full, what was explained before in short.
  /// Their headings lie so deep below that of the project.
  func findings(_ groups: [RecommendationGroup], depth: Int) -> [MarkupNode] {
    groups.map { finding($0, depth) }
  }

  private func finding(_ group: RecommendationGroup, _ depth: Int) -> MarkupNode {
    let first = group.first
    let files = [first.subject.file] + group.others.map(\.file)
    let isExplained = group.isToldBefore && explained.contains(first.rule)
    let words = isExplained ? reminder(group) : explanation(group)
    let there = Wording.evidence(first).map { [tag("p", $0)] } ?? []
    let decided = Wording.decided(first).map { [teamTag($0)] } ?? []
    return tag(
      "article",
      [
        "class": "finding \(group.severity.rawValue)",
        "id": group.isToldBefore ? nil : id(ofRule: first.rule),
        "data-severity": group.severity.rawValue,
        "data-effort": first.effort?.rawValue,
        "data-files": page.files.numbers(of: files, in: project),
      ], [title(of: group, depth)] + words + there + decided)
  }

  /// What was found, how much it matters, and whether it is done.
  private func title(of group: RecommendationGroup, _ depth: Int) -> MarkupNode {
    let first = group.first
    let effort = first.effort.map { [tag("span", ["class": "badge effort"], $0.rawValue)] } ?? []
    let badges =
      [tag("span", ["class": "badge \(group.severity.rawValue)"], Wording.severity(group.severity))]
      + effort
    return tag(
      "div", ["class": "finding-title"],
      [
        heading(depth, first.title), tag("p", ["class": "badges"], badges),
        checkbox(key: project.key(of: first).text, "Done", name: "Done: \(first.title)"),
      ])
  }

  private func explanation(_ group: RecommendationGroup) -> [MarkupNode] {
    let first = group.first
    return [
      tag("p", "\(first.message) \(first.why)"),
      tag("p", [tag("strong", "What to do:"), .text(" \(first.advice)")]),
    ] + mentions(group.others, "Also in") + [trail(of: first)]
  }

  private func reminder(_ group: RecommendationGroup) -> [MarkupNode] {
    let why = ruleTag(group.first.rule, "Explained above")
    let here = words(of: group.short)
    return [tag("p", (here.isEmpty ? [] : here + [.text(" ")]) + [why, .text(".")])]
      + mentions(group.others, "Also in")
  }

  /// The other places of a rule: in view if they are few.
  func mentions(_ mentions: [RecommendationGroup.Mention], _ label: String) -> [MarkupNode] {
    guard !mentions.isEmpty else { return [] }
    let list = listTag("ul", mentions.map(words))
    guard mentions.count > 4 else { return [tag("p", ["class": "label"], label), list] }
    let summary = tag("summary", "\(label) \(counted(mentions.count, "more place"))")
    return [tag("details", ["class": "places"], [summary, list])]
  }

  func words(of mention: RecommendationGroup.Mention) -> [MarkupNode] {
    let parts: [MarkupNode] = [
      mention.scene.map { .text(mention.message == nil ? $0 : "\($0): ") },
      mention.message.map { .text($0) },
      mention.place.map { placeTag($0) },
    ].compactMap { $0 }
    return parts.separated(by: " ")
  }

  /// Where it was found, and where it comes from.
  private func trail(of finding: RecommendationReport) -> MarkupNode {
    let here = finding.place.map {
      [.text("\(finding.subject.scene), "), placeTag($0), .text(". ")]
    }
    let effort = finding.effort.map { ", \(Wording.effort($0))" } ?? ""
    let origin = finding.fromSource == true ? ", \(Wording.fromSource)" : ""
    return tag(
      "p", ["class": "trail"],
      (here ?? []) + [
        tag("code", finding.rule),
        .text("\(effort)\(origin). Sources: \(finding.sources.joined(separator: ", "))."),
      ])
  }

  /// A box that people tick, and that the page remembers.
  func checkbox(key: String, _ label: String, name: String) -> MarkupNode {
    tag(
      "label", ["class": "check"],
      [
        tag(
          "input",
          ["type": "checkbox", "data-key": key, "aria-label": name, "autocomplete": "off"],
          []), .text(" "), tag("span", label),
      ])
  }
}
