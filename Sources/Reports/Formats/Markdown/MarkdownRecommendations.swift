/// What the rules recommend.
extension MarkdownReporter {
  /// The recommendations of one part: what is new in full, what was explained before in short.
  func recommendations(_ groups: [RecommendationGroup]) -> [String] {
    // Without the structures there is nothing above that explains anything.
    let isShort = { (group: RecommendationGroup) in
      group.isToldBefore && sections.contains(.structures)
    }
    let known = groups.filter(isShort).map(reminder)
    return groups.filter { !isShort($0) }.map(recommendation)
      + (known.isEmpty ? [] : ["As explained above:", known.joined(separator: "\n")])
  }

  /// Recommendations about scenes, search bars and the project itself.
  func others(in project: ProjectReport) -> String {
    part("Also", recommendations(project.otherGroups(in: .other)))
  }

  /// What a baseline holds: a line for each, since the team knows of it.
  func known(in project: ProjectReport) -> String {
    let groups = project.knownGroups
    guard !groups.isEmpty else { return "" }
    return "## In the baseline\n\n" + groups.map(reminder).joined(separator: "\n")
  }

  /// What is there on the Mac already, and where that shows.
  func done(in project: ProjectReport) -> String {
    guard !project.done.isEmpty else { return "" }
    let items = project.done.map { finding in
      layout.wrap(
        "**\(markdown(finding.title)).** \(markdown(finding.message)) "
          + "*\(markdown(Wording.evidence(finding) ?? ""))*",
        first: "- ")
    }
    return "## Done already\n\n" + items.joined(separator: "\n")
  }

  /// What the team does not want, or does otherwise, each with the reason.
  func declined(in project: ProjectReport) -> String {
    let declined = project.declined
    guard !declined.isEmpty else { return "" }
    let items = declined.map { finding in
      let place = finding.place.map { " \(code($0))" } ?? ""
      let reason = markdown(Wording.decided(finding) ?? "")
      return layout.wrap(
        "**\(markdown(finding.title)).** \(markdown(finding.message))\(place) *\(reason)*",
        first: "- ")
    }
    return "## Declined by the team\n\n" + items.joined(separator: "\n")
  }

  private func recommendation(_ group: RecommendationGroup) -> String {
    let first = group.first
    let others = group.others.map { layout.wrap(text(of: $0), first: "- ") }
    let blocks = [
      "### \(Wording.severity(group.severity)): \(markdown(first.title))",
      layout.wrap(markdown("\(first.message) \(first.why)")),
      layout.wrap("**What to do:** \(markdown(first.advice))"),
      Wording.evidence(first).map { layout.wrap(markdown($0)) },
      Wording.decided(first).map { layout.wrap("**Team:** \(markdown($0))") }, trail(of: first),
    ].compactMap { $0 }
    return (blocks + (others.isEmpty ? [] : ["Also:", others.joined(separator: "\n")]))
      .joined(separator: "\n\n")
  }

  /// Where it was found, and where it comes from.
  private func trail(of recommendation: RecommendationReport) -> String {
    let effort = recommendation.effort.map { ", \(Wording.effort($0))" } ?? ""
    let sources = recommendation.sources.map(markdown).joined(separator: ", ")
    let here = recommendation.place.map {
      "\(markdown(recommendation.subject.scene)), \(code($0)). "
    }
    let origin = recommendation.fromSource == true ? ", \(Wording.fromSource)" : ""
    return layout.wrap(
      "\(here ?? "")*\(markdown(recommendation.rule))\(effort)\(origin). Sources: \(sources).*")
  }

  /// A rule that was explained before, with what it found here.
  private func reminder(_ group: RecommendationGroup) -> String {
    let title = "**\(Wording.severity(group.severity)): \(markdown(group.first.title)).**"
    let others = group.others.map { layout.wrap(text(of: $0), first: "  - ") }
    return ([layout.wrap("\(title) \(text(of: group.short))", first: "- ")] + others)
      .joined(separator: "\n")
  }

  private func text(of mention: RecommendationGroup.Mention) -> String {
    let scene = mention.scene.map(markdown)
    let place = mention.place.map(code)
    guard let message = mention.message.map(markdown) else {
      return [scene, place].compactMap { $0 }.joined(separator: ", ")
    }
    return (scene.map { "\($0): " } ?? "") + message + (place.map { " \($0)" } ?? "")
  }
}
