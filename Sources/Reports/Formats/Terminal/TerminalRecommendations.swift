import Guidance
import Markup

/// What the rules recommend.
extension TerminalReporter {
  /// The recommendations of one part: what is new in full, what was explained before in short.
  func recommendations(_ groups: [RecommendationGroup]) -> [String] {
    let known = groups.filter(\.isToldBefore)
    let short = known.isEmpty ? [] : ["  As explained above"] + known.map(reminder)
    return groups.filter { !$0.isToldBefore }.map(recommendation)
      + (short.isEmpty ? [] : [short.joined(separator: "\n")])
  }

  /// Recommendations about scenes, search bars and the project itself.
  func others(in project: ProjectReport) -> String {
    let groups = project.otherGroups
    guard !groups.isEmpty else { return "" }
    return ([palette.heading("Also")] + recommendations(groups)).joined(separator: "\n\n")
  }

  /// What a baseline holds: a line for each, since the team knows of it.
  func known(in project: ProjectReport) -> String {
    let groups = project.knownGroups
    guard !groups.isEmpty else { return "" }
    return ([palette.heading("In the baseline")] + groups.map(reminder)).joined(separator: "\n")
  }

  /// What is there on the Mac already, and where that shows.
  func done(in project: ProjectReport) -> String {
    guard !project.done.isEmpty else { return "" }
    let lines = project.done.map { finding in
      layout.wrap(harmless("\(finding.title). \(finding.message)"), first: "  ", rest: "    ")
        + "\n" + layout.wrap(harmless(Wording.evidence(finding) ?? ""), first: "    ")
    }
    return ([palette.heading("Done already")] + lines).joined(separator: "\n")
  }

  /// What the team does not want, or does otherwise, each with the reason.
  func declined(in project: ProjectReport) -> String {
    let declined = project.declined
    guard !declined.isEmpty else { return "" }
    let lines = declined.map { finding in
      let place = finding.place.map { " \($0)" } ?? ""
      return layout.wrap(
        harmless("\(finding.title). \(finding.message)\(place)"), first: "  ", rest: "    ")
        + "\n" + layout.wrap(harmless(Wording.decided(finding) ?? ""), first: "    ")
    }
    return ([palette.heading("Declined by the team")] + lines).joined(separator: "\n")
  }

  private func recommendation(_ group: RecommendationGroup) -> String {
    let first = group.first
    let label = palette.severity(group.severity, Wording.severity(group.severity))
    let texts = [
      first.message, first.why, first.advice, Wording.evidence(first), Wording.decided(first),
    ].compactMap { $0 }
    let others = group.others.isEmpty ? [] : ["    Also:"] + group.others.map(mention)
    return
      (["  \(label)  \(harmless(first.title))"]
      + texts.map { layout.wrap(harmless($0), first: "    ") } + [trail(of: first)] + others)
      .joined(separator: "\n")
  }

  /// Where it was found, and where it comes from.
  private func trail(of recommendation: RecommendationReport) -> String {
    let effort = recommendation.effort.map { " · \($0.rawValue)" } ?? ""
    let origin = recommendation.fromSource == true ? "\(Wording.fromSource) · " : ""
    let here = (recommendation.place.map { "\($0) · " } ?? "") + origin
    let sources = recommendation.sources.joined(separator: ", ")
    return palette.faint(
      layout.wrap(
        harmless("\(here)\(recommendation.rule)\(effort) [\(sources)]"), first: "    "))
  }

  /// A rule that was explained before, with what it found here.
  private func reminder(_ group: RecommendationGroup) -> String {
    let label = TextLayout.padded(Wording.severity(group.severity), to: 11)
    let indent = String(repeating: " ", count: displayWidth(label) + 6)
    let text = layout.wrap(
      harmless("\(group.first.title). \(text(of: group.short))"), first: indent)
    return "    " + palette.severity(group.severity, label) + text.dropFirst(label.count + 4)
      + group.others.map { "\n" + layout.wrap(harmless(self.text(of: $0)), first: indent) }.joined()
  }

  private func mention(_ mention: RecommendationGroup.Mention) -> String {
    layout.wrap(harmless(text(of: mention)), first: "      ", rest: "        ")
  }

  private func text(of mention: RecommendationGroup.Mention) -> String {
    guard let message = mention.message else {
      return [mention.scene, mention.place].compactMap { $0 }.joined(separator: ", ")
    }
    let scene = mention.scene.map { "\($0): " } ?? ""
    return scene + message + (mention.place.map { " \($0)" } ?? "")
  }
}
