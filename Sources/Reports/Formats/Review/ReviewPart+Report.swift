import Guidance
import MigrationStrategy

extension ReviewPart {
  /// Creates a part for files that could not be read or were excluded.
  init?(problems: [ProblemReport]) {
    self.init(
      .problems, "Skipped or incomplete files",
      blocks: problems.isEmpty ? [] : [.problems(problems)])
  }
}

extension Report {
  /// Returns the parts of a review that are about the report as a whole.
  func sharedParts(_ sections: Set<ReviewSection>, as form: ReviewForm) -> [ReviewPart] {
    [
      ReviewPart(problems: problems),
      ReviewPart(
        .build, "How to build it with \(platformTitle)", blocks: buildable.map(instructions)),
      ReviewPart(.sources, "Sources", blocks: sourceBlocks),
      ReviewPart(.rules, "Which rules ran", blocks: ruleBlocks(as: form)),
    ].compactMap { $0 }.filter { sections.contains($0.section) }
  }

  /// The technologies that the advice is for, as text.
  var platformTitle: String { PlatformChoice.title(of: platforms) }

  /// Returns the instructions for an equivalent.
  private func instructions(for equivalent: Equivalent) -> ReviewBlock {
    let parts = platforms(of: equivalent).flatMap { platform -> [ReviewBlock] in
      // If there is only one technology, the heading of the whole part names it.
      (self.platforms.count > 1 ? [.heading(ReviewText(platform.title))] : [])
        + instructions(for: equivalent, on: platform)
    }
    return .entry(
      ReviewEntry(
        subject: .equivalent(equivalent.id), title: equivalent.title,
        blocks: [.paragraph(ReviewText(equivalent.summary))] + parts))
  }

  /// Returns the APIs by version, and the steps.
  private func instructions(
    for equivalent: Equivalent, on platform: TargetPlatform
  ) -> [ReviewBlock] {
    let preferences = equivalent.prefer.filter { $0.platform == platform }
      .map { ReviewBlock.paragraph(ReviewText(Wording.preference($0, on: system(of: equivalent)))) }
    let steps = equivalent.steps[platform].map { ReviewItem(text: ReviewText($0)) }
    let apis = equivalent.apis[platform].map { api in
      let since = api.since.map { " (from \($0))" } ?? ""
      return ReviewItem(text: "\(.code(api.api))\(since)\(api.note.map { ": \($0)" } ?? "")")
    }
    return preferences + (steps.isEmpty ? [] : [.list(steps, .numbers)])
      + (apis.isEmpty ? [] : [.label("APIs"), .list(apis)])
  }

  /// Returns the rules that were evaluated, and those that could not be.
  private func ruleBlocks(as form: ReviewForm) -> [ReviewBlock] {
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { needs, rules in
      let names = rules.map { "\(.code($0))" as ReviewText }.joined(separator: ", ")
      return ReviewItem(text: "Not evaluated, needs \(needs): \(names)")
    }
    let found = rules.matched.sorted { $0.key < $1.key }.map { rule, count in
      ReviewItem(text: "\(.code(rule))\(count == 1 ? "" : " × \(count)")")
    }
    return [.paragraph("\(ran) rules ran; \(rules.matched.count) of them matched.")]
      + (needs.isEmpty ? [] : [.list(needs)])
      + (form == .page && !found.isEmpty ? [.details("Rules that matched", [.list(found)])] : [])
  }
}
