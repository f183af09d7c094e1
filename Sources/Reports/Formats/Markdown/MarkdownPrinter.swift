import Drawings
import Guidance
import Markup
import MigrationStrategy

/// Prints the content of a review as Markdown.
struct MarkdownPrinter {
  /// The folder of the pictures, relative to the review's folder.
  let pictures: String?
  private let layout = TextLayout(width: 100)

  init(pictures: String?) { self.pictures = pictures }

  /// Returns a part with a heading of the given level.
  func text(of part: ReviewPart, level: Int) -> String {
    // These parts consist of entries and lists with their own headings.
    if [.structures, .team].contains(part.section) { return text(of: part.blocks, level: level) }
    return heading(level, markdown(part.title)) + "\n\n" + text(of: part.blocks, level: level + 1)
  }

  /// Returns blocks, with headings of the given level.
  func text(of blocks: [ReviewBlock], level: Int) -> String {
    blocks.map { text(of: $0, level) }.joined(separator: "\n\n")
  }

  private func text(of block: ReviewBlock, _ level: Int) -> String {
    switch block {
    case .heading(let text): heading(level, self.text(of: text))
    case .paragraph(let text, let look):
      layout.wrap(look == .note ? "*\(self.text(of: text))*" : self.text(of: text))
    case .label(let label): label + ":"
    case .list(let items, let style): list(items, style)
    case .table(let table): self.table(table)
    case .facts(let facts): facts.map(fact).joined(separator: "\n\n")
    case .entry(let entry):
      heading(level, markdown(entry.title)) + "\n\n" + text(of: entry.blocks, level: level + 1)
    case .details(let title, let blocks): title + ":\n\n" + text(of: blocks, level: level)
    case .decision(let decision, let title, _):
      (title.map { "**\($0)**\n\n" } ?? "") + self.decision(decision)
    case .finding(let finding):
      heading(
        level,
        "\(Wording.severity(finding.group.severity)): \(markdown(finding.group.first.title))")
        + "\n\n" + text(of: finding.blocks, level: level + 1)
    case .reminders(let findings): "As explained above:\n\n" + list(findings.map(\.reminder))
    case .mentions(let texts): "Also:\n\n" + list(texts.map { ReviewItem(text: $0) })
    case .pictures(let pair): self.pictures(pair)
    case .prototype(_, let still): text(of: still, level: level)
    case .map(let map): MarkdownMap(map: map).text
    case .problems(let problems):
      list(problems.map { ReviewItem(text: "\(.place("\($0.file):\($0.line)")): \($0.message)") })
    case .page(let blocks): text(of: blocks, level: level)
    case .lines(let lines):
      (["```text"] + lines.map(harmless) + ["```"]).joined(separator: "\n")
    case .counts, .menuBar, .toolbar, .code: ""
    }
  }

  private func heading(_ level: Int, _ text: String) -> String {
    String(repeating: "#", count: level) + " " + text
  }

  private func fact(_ fact: ReviewFact) -> String {
    layout.wrap("**\(fact.label):** \(fact.values.map(text).joined(separator: "; ")).")
  }

  private func list(_ items: [ReviewItem], _ style: ReviewBlock.ListStyle = .bullets) -> String {
    items.enumerated().map { position, item in
      let text = text(of: item.text)
      let line =
        switch style {
        case .bullets: layout.wrap(text, first: "- ")
        case .numbers: layout.wrap(text, first: "\(position + 1). ")
        case .checklist: layout.wrap(text, first: "- [ ] ", rest: "      ")
        }
      // The children of a numbered item begin where its text does.
      let indent = style == .numbers ? "   - " : "  - "
      return ([line] + item.children.map { layout.wrap(self.text(of: $0), first: indent) })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func table(_ table: ReviewTable) -> String {
    var result = MarkdownTable(table.header)
    for row in table.rows { result.add(row.map(text)) }
    return result.text
  }

  private func decision(_ decision: DecisionReport) -> String {
    let verdict = "**→ \(Wording.outcome(decision.outcome))** (\(Wording.confidence(of: decision)))"
    let reasons = decision.reasons.map { reason in
      let weight = reason.weight == 0 ? "" : "**\(signed(reason.weight))** "
      let source = reason.source.isEmpty ? "" : " *(\(markdown(reason.sourceInWords)))*"
      return layout.wrap(weight + markdown(reason.text) + source, first: "- ")
    }
    let alternatives = decision.alternatives.map { alternative in
      layout.wrap(
        "*\(Wording.outcome(alternative.outcome)):* \(markdown(alternative.why))", first: "- ")
    }
    let dissent = decision.dissent.map { layout.wrap(Wording.dissent($0)) }
    return
      ([verdict, reasons.joined(separator: "\n")]
      + (alternatives.isEmpty
        ? [] : ["Why not the alternatives:", alternatives.joined(separator: "\n")])
      + [dissent ?? ""]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func pictures(_ pair: PicturePair) -> String {
    """
    | \(pair.captions.before) | \(pair.captions.after) |
    | --- | --- |
    | \(image(pair.before)) | \(image(pair.after)) |
    """
  }

  private func image(_ picture: Picture) -> String {
    "!" + link(picture.title, to: (pictures.map { $0 + "/" } ?? "") + picture.fileName)
  }

  private func text(of text: ReviewText) -> String { text.spans.map(self.text).joined() }

  private func text(of span: ReviewText.Span) -> String {
    switch span {
    case .plain(let text), .faint(let text): markdown(text)
    case .strong(let text), .link(let text, .rule): "**\(markdown(text))**"
    case .emphasis(let text): "*\(markdown(text))*"
    case .code(let text), .place(let text), .key(let text): code(text)
    case .link(_, .address(let url)): "<\(url)>"
    case .link(let text, .equivalent): link(text, to: "#" + RuleEntry.slug(text))
    case .link(let text, .structure), .link(let text, .section): markdown(text)
    }
  }
}
