import Guidance
import Markup
import MigrationStrategy

/// Prints the content of a review for a terminal.
struct TerminalPrinter {
  let layout: TextLayout
  let palette: Palette
  /// The requested path and the project's folder in it, with which the paths of files begin.
  let folder: [String]

  /// Returns a part, with its heading unless its blocks have their own.
  func text(of part: ReviewPart) -> String {
    switch part.section {
    case .overview, .structures, .windows, .menus, .toolbars, .team: text(of: part.blocks)
    case .rules: rules(part.blocks)
    default: palette.heading(part.title) + separator(before: part.blocks) + text(of: part.blocks)
    }
  }

  /// Returns blocks with an indentation, in columns.
  private func text(of blocks: [ReviewBlock], indent: Int = 0) -> String {
    blocks.indices.map { index in
      (index == 0 ? "" : separator(before: blocks[index...])) + text(of: blocks[index], indent)
    }.joined()
  }

  /// Returns an empty line before blocks with their own heading.
  private func separator(before blocks: some Collection<ReviewBlock>) -> String {
    switch blocks.first {
    case .heading, .entry, .finding, .reminders, .toolbar, .decision(_, .some, _): "\n\n"
    default: "\n"
    }
  }

  private func text(of block: ReviewBlock, _ indent: Int) -> String {
    switch block {
    case .heading(let text): palette.heading(harmless(text.plain))
    case .paragraph(let text, let look): paragraph(text, look: look, indent: indent)
    case .label(let label): spaces(indent) + label + ":"
    case .list(let items, let style): items.map { item($0, style) }.joined(separator: "\n")
    case .facts(let facts): facts.map(fact).joined(separator: "\n")
    case .entry(let entry): title(of: entry) + "\n" + text(of: entry.blocks)
    case .decision(let decision, let title, _):
      (title.map { layout.wrap($0 + ":", first: "  ") + "\n" } ?? "") + self.decision(decision)
    case .finding(let finding): self.finding(finding)
    case .reminders(let findings):
      (["  As explained above"] + findings.map(reminder)).joined(separator: "\n")
    case .mentions(let texts):
      (["    Also:"] + texts.map { wrapped($0, first: "      ", rest: "        ") })
        .joined(separator: "\n")
    case .menuBar(let menus): menuBar(menus)
    case .toolbar(let toolbar): self.toolbar(toolbar)
    case .problems(let problems): problems.map(problem).joined(separator: "\n")
    case .lines(let lines): lines.map { palette.faint("  ") + harmless($0) }.joined(separator: "\n")
    case .table, .counts, .details, .pictures, .prototype, .map, .page, .code: ""
    }
  }

  private func wrapped(_ text: ReviewText, first: String = "", rest: String? = nil) -> String {
    layout.wrap(harmless(plain(text)), first: first, rest: rest)
  }

  /// Returns a text without markup. Paths can be copied into a command.
  private func plain(_ text: ReviewText) -> String {
    text.spans.map { span in
      guard case .place(let path) = span else { return span.text }
      return PastedPath(folder, path).text
    }.joined()
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func paragraph(
    _ text: ReviewText, look: ReviewBlock.Look, indent: Int
  ) -> String {
    let lines = wrapped(text, first: spaces(indent))
    return look == .body || look == .team ? lines : palette.faint(lines)
  }

  /// Returns the rules that were evaluated, in faint text.
  private func rules(_ blocks: [ReviewBlock]) -> String {
    blocks.flatMap { block -> [String] in
      switch block {
      case .paragraph(let text, _): [wrapped(text)]
      case .list(let items, _): items.map { wrapped($0.text, rest: "  ") }
      default: []
      }
    }.map(palette.faint).joined(separator: "\n")
  }

  private func item(_ item: ReviewItem, _ style: ReviewBlock.ListStyle) -> String {
    let first = style == .checklist ? "  ? " : "  "
    return
      ([wrapped(item.text, first: first, rest: "    ")]
      + item.children.map { wrapped($0, first: "    ", rest: "      ") }).joined(separator: "\n")
  }

  private func fact(_ fact: ReviewFact) -> String {
    fact.values.map { wrapped($0, first: TextLayout.padded(fact.label, to: 13)) }
      .joined(separator: "\n")
  }

  private func title(of entry: ReviewEntry) -> String {
    layout.wrap(harmless(entry.title), rest: "  ").split(separator: "\n")
      .map { palette.heading(String($0)) }.joined(separator: "\n")
  }

  private func decision(_ decision: DecisionReport) -> String {
    let verdict =
      "  → " + palette.outcome(Wording.outcome(decision.outcome))
      + palette.faint("  (\(Wording.confidence(of: decision)))")
    let reasons = decision.reasons.map { reason in
      let source = reason.source.isEmpty ? "" : " [\(reason.sourceInWords)]"
      return layout.wrap(
        harmless(reason.text) + source,
        first: reason.weight == 0 ? "       " : "    " + signed(reason.weight) + " ",
        rest: "       ")
    }
    let alternatives = decision.alternatives.map { alternative in
      layout.wrap(
        harmless("\(Wording.outcome(alternative.outcome)). \(alternative.why)"),
        first: "    or ", rest: "       ")
    }
    let dissent = decision.dissent.map {
      layout.wrap(Wording.dissent($0), first: "       ")
    }
    return ([verdict] + reasons + alternatives + [dissent].compactMap { $0 })
      .joined(separator: "\n")
  }

  private func finding(_ finding: ReviewFinding) -> String {
    let group = finding.group
    let label = palette.severity(group.severity, Wording.severity(group.severity))
    return "  \(label)  \(harmless(group.first.title))\n" + text(of: finding.blocks, indent: 4)
  }

  /// Returns a rule that has been explained before, with its findings.
  private func reminder(_ finding: ReviewFinding) -> String {
    let group = finding.group
    let label = TextLayout.padded(Wording.severity(group.severity), to: 11)
    let indent = spaces(displayWidth(label) + 6)
    let text = wrapped(
      "\(group.first.title). \(ReviewFinding.text(of: group.short))", first: indent)
    let others = group.others.map { "\n" + wrapped(ReviewFinding.text(of: $0), first: indent) }
    return "    " + palette.severity(group.severity, label) + text.dropFirst(label.count + 4)
      + others.joined()
  }

  private func problem(_ problem: ProblemReport) -> String {
    let path = PastedPath(folder, problem.file).text
    let place = "\(path):\(problem.line): \(problem.level.rawValue): "
    return palette.problem(
      problem.level,
      layout.wrap(harmless(place) + harmless(problem.message), first: "  ", rest: "    "))
  }
}
