import Guidance
import Markup
import MigrationStrategy

/// What is about the report as a whole.
extension HTMLReporter {
  /// What could not be read, or was left out.
  func problems(_ problems: [ProblemReport], id: String, level: Int) -> PagePart {
    let items = problems.map { problem in
      tag(
        "li", ["class": "row problem \(problem.level.rawValue)"],
        [
          placeTag("\(problem.file):\(problem.line)"), .text(" "),
          tag("span", ["class": "badge \(problem.level.rawValue)"], problem.level.rawValue),
          .text(" \(problem.message)"),
        ])
    }
    let title = "Not read, or not whole"
    return section(id, title, level: level, filter: "rows", [tag("ul", items)])
  }

  /// How the Mac equivalents are built.
  var build: PagePart? {
    let told = report.buildable
    guard !told.isEmpty else { return nil }
    return section(
      "build", "How to build it with \(report.platform.title)", level: 2, filter: "rows",
      told.map(equivalent))
  }

  private func equivalent(_ equivalent: Equivalent) -> MarkupNode {
    let parts = report.platforms(of: equivalent).flatMap { platform in
      (report.platform == .all ? [tag("h4", platform.title)] : [])
        + instructions(for: equivalent, on: platform)
    }
    return tag(
      "details", ["class": "row equivalent", "id": anchor("build", equivalent.id)],
      [tag("summary", [tag("h3", equivalent.title)]), tag("p", equivalent.summary)] + parts)
  }

  /// What to use from which version on, the steps, and the APIs.
  private func instructions(for equivalent: Equivalent, on platform: TargetPlatform) -> [MarkupNode]
  {
    let preferences = equivalent.prefer.filter { $0.platform == platform }
      .map { tag("p", Wording.preference($0)) }
    let steps = equivalent.steps[platform].map { [MarkupNode.text($0)] }
    let apis = equivalent.apis[platform].map { api in
      [
        tag("code", api.api),
        .text(
          (api.since.map { " (from \($0))" } ?? "") + (api.note.map { ": \($0)" } ?? "")),
      ]
    }
    return preferences + (steps.isEmpty ? [] : [listTag("ol", steps)])
      + (apis.isEmpty ? [] : [tag("p", ["class": "label"], "APIs"), listTag("ul", apis)])
  }

  /// Which rules ran, and which could not.
  var rules: PagePart {
    let rules = report.rules
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { needs, rules in
      [.text("Not evaluated, needs \(needs): ")]
        + rules.map { tag("code", $0) }.separated(by: ", ")
    }
    let found = rules.matched.sorted { $0.key < $1.key }.map { rule, count in
      [tag("code", rule), .text(count == 1 ? "" : " × \(count)")]
    }
    return section(
      "rules", "Which rules ran", level: 2, filter: nil,
      [tag("p", "\(ran) rules ran, and \(rules.matched.count) of them found something.")]
        + (needs.isEmpty ? [] : [listTag("ul", needs)])
        + (found.isEmpty
          ? []
          : [
            tag(
              "details", ["class": "places"],
              [tag("summary", "What they found"), listTag("ul", found)])
          ]))
  }

  private func section(
    _ id: String, _ title: String, level: Int, filter: String?, _ children: [MarkupNode]
  ) -> PagePart {
    PagePart(id, title, heading: tag("h\(level)", title), filter: filter, children)
  }

  /// How much there was to read.
  var footer: [MarkupNode] {
    [tag("p", Wording.read(report.statistics) + "."), tag("p", Wording.sources)]
  }
}
