import Drawings
import Guidance
import Markup
import MigrationStrategy

/// Prints the content of a review as HTML elements.
struct HTMLPrinter {
  let page: HTMLReporter
  /// The project that the content is about, or `nil` for the report as a whole.
  let project: HTMLProject?
  /// The heading level of the parts.
  let level: Int

  /// Returns a part, with the elements that the page's filters apply to. See ``PagePart``.
  func part(_ part: ReviewPart) -> PagePart {
    let filter: String? =
      switch part.section {
      case .structures: "structures"
      case .other, .windows, .icons: "findings"
      case .missing, .checklist, .menus, .toolbars, .ipad, .questions, .team, .problems, .build,
        .screens:
        "rows"
      case .handout, .brief, .routes, .overview, .plan, .scaffold, .map, .sources, .rules: nil
      }
    let id = [project?.id, part.section.rawValue].compactMap { $0 }.joined(separator: "-")
    return PagePart(
      id, part.title, heading: heading(0, part.title), filter: filter,
      part.blocks.flatMap { nodes($0, depth: 1, isRow: filter == "rows") })
  }

  /// Returns a heading that is the given number of levels below those of the parts.
  func heading(
    _ depth: Int, _ text: String, _ attributes: KeyValuePairs<String, String?> = [:]
  ) -> MarkupNode {
    tag("h\(min(6, level + depth))", attributes, text)
  }

  /// Returns the elements of a block. Headings are `depth` levels below those of the parts. The
  /// page's search hides and shows list items if they are rows.
  private func nodes(_ block: ReviewBlock, depth: Int, isRow: Bool = false) -> [MarkupNode] {
    switch block {
    case .heading(let text): [heading(depth, text.plain)]
    case .paragraph(let text, let look): [tag("p", ["class": Self.name(of: look)], nodes(text))]
    case .label(let label): [tag("p", ["class": "label"], label)]
    case .list(let items, let style): [list(items, style, isRow: isRow)]
    case .table(let table): [self.table(table)]
    case .facts(let facts): [tag("dl", ["class": "facts"], facts.map(fact))]
    case .counts(let summary, let plan): [counts(summary, plan)]
    case .entry(let entry): [self.entry(entry, depth)]
    case .details(let title, let blocks):
      [
        tag(
          "details", ["class": "places"],
          [tag("summary", title)] + blocks.flatMap { nodes($0, depth: depth) })
      ]
    case .decision(let decision, let title, let structure):
      [
        HTMLDecision(
          decision, heading: title.map { heading(depth, $0) },
          form: structure.flatMap { project?.forms.form(for: decision, about: $0) }
        ).node
      ]
    case .finding(let finding): [self.finding(finding, depth)]
    case .reminders(let findings): findings.map { self.finding($0, depth) }
    case .mentions(let texts): mentions(texts)
    case .pictures(let pair): [pictures(pair)]
    case .prototype(let prototype, let still):
      self.prototype(prototype, instead: still.flatMap { nodes($0, depth: depth) })
    case .map(let map): project?.map(map) ?? []
    case .problems(let problems): [tag("ul", problems.map(problem))]
    case .lines(let lines): [drawing(lines)]
    case .page(let blocks):
      [tag("div", ["class": "handout-page"], blocks.flatMap { nodes($0, depth: depth) })]
    case .code(let text):
      [
        tag(
          "div", ["class": "code"],
          [
            tag("button", ["type": "button", "class": "copy"], "Copy"),
            tag("pre", [tag("code", text)]),
          ])
      ]
    case .menuBar(let menus): [HTMLMenuBar(menus).node]
    // Only a review for a terminal has toolbars that are no tables.
    case .toolbar: []
    }
  }

  private static func name(of look: ReviewBlock.Look) -> String? {
    switch look {
    case .body: nil
    case .origin: "origin"
    case .trail: "trail"
    case .note: "note"
    case .howTo: "how-to"
    case .team: "team"
    }
  }
}

// MARK: Texts and lists

extension HTMLPrinter {
  func nodes(_ text: ReviewText) -> [MarkupNode] { text.spans.map(node) }

  private func node(_ span: ReviewText.Span) -> MarkupNode {
    switch span {
    case .plain(let text): .text(text)
    case .strong(let text): tag("strong", text)
    case .emphasis(let text): tag("em", text)
    case .faint(let text): tag("span", ["class": "effect"], text)
    case .code(let text): tag("code", text)
    case .place(let text): placeTag(text)
    case .key(let text): tag("kbd", text)
    case .link(let text, let target):
      if case .address(let url) = target {
        tag("a", ["href": url, "rel": "noreferrer"], text)
      } else {
        address(of: target).map { tag("a", ["href": "#\($0)"], text) } ?? .text(text)
      }
    }
  }

  /// Returns the ID of the element that a link leads to, or `nil` if the page does not contain it.
  private func address(of target: ReviewText.Target) -> String? {
    switch target {
    case .rule(let rule): project?.id(ofRule: rule)
    case .structure(let index):
      page.sections.contains(.structures) ? project?.id(ofStructure: index) : nil
    case .equivalent(let id): anchor("build", id)
    case .section(let section): project.map { "\($0.id)-\(section.rawValue)" }
    case .address: nil
    }
  }

  private func list(
    _ items: [ReviewItem], _ style: ReviewBlock.ListStyle, isRow: Bool
  ) -> MarkupNode {
    let name = style == .numbers ? "ol" : "ul"
    return tag(
      name, ["class": style == .checklist ? "checklist" : nil],
      items.map { item in
        tag(
          "li", ["class": isRow ? "row" : nil],
          (style == .checklist
            ? [checkbox(key: item.key ?? "", nodes(item.text))] : nodes(item.text))
            + (item.hasPlainChildren
              ? [listTag("ul", item.children.map(nodes))] : mentions(item.children))
            + [
              item.question.flatMap { project?.forms.form(for: $0) },
              item.finding.flatMap { project?.forms.form(forItem: $0) },
            ].compactMap { $0 })
      })
  }

  /// Returns the other locations of a rule, which are initially visible if they are few.
  private func mentions(_ texts: [ReviewText]) -> [MarkupNode] {
    guard !texts.isEmpty else { return [] }
    let list = listTag("ul", texts.map(nodes))
    guard texts.count > 4 else { return [tag("p", ["class": "label"], "Also in"), list] }
    let summary = tag("summary", "Also in \(counted(texts.count, "more place"))")
    return [tag("details", ["class": "places"], [summary, list])]
  }

  private func table(_ table: ReviewTable) -> MarkupNode {
    var result = HTMLTable(table.caption, table.header)
    for row in table.rows { result.add(row.map(nodes)) }
    return result.node
  }

  private func fact(_ fact: ReviewFact) -> MarkupNode {
    tag("div", [tag("dt", fact.label)] + fact.values.map { tag("dd", nodes($0)) })
  }

  private func counts(_ summary: ProjectReport.Summary, _ plan: PlanReport) -> MarkupNode {
    let severities = [Severity.required, .recommended, .consider].map { severity in
      tileTag(
        "\(summary.severity[severity.rawValue] ?? 0)",
        severity == .consider ? "to consider" : severity.rawValue, look: severity.rawValue)
    }
    let effort = plan.days.map {
      tileTag($0.words, "for what is required or recommended", look: "effort")
    }
    return tag(
      "ul", ["class": "tiles", "aria-label": "Advice and effort"],
      severities + [effort].compactMap { $0 })
  }

  private func problem(_ problem: ProblemReport) -> MarkupNode {
    let level = problem.level.rawValue
    return tag(
      "li", ["class": "row problem \(level)"],
      [
        placeTag("\(problem.file):\(problem.line)"), .text(" "),
        tag("span", ["class": "badge \(level)"], level), .text(" \(problem.message)"),
      ])
  }

  /// Returns a checkbox, whose state the page stores.
  private func checkbox(
    key: String, _ label: [MarkupNode], name: String? = nil
  ) -> MarkupNode {
    let box = tag(
      "input",
      ["type": "checkbox", "autocomplete": "off", "data-key": key, "aria-label": name], [])
    return tag("label", ["class": "check"], [box, .text(" "), tag("span", label)])
  }
}

// MARK: Entries and findings

extension HTMLPrinter {
  private func entry(_ entry: ReviewEntry, _ depth: Int) -> MarkupNode {
    let blocks = entry.blocks.flatMap { nodes($0, depth: depth + 1) }
    switch entry.subject {
    case .structure(let index):
      return structure(index, title: entry.title, blocks: blocks, depth: depth)
    case .equivalent(let id):
      return tag(
        "details", ["class": "row equivalent", "id": anchor("build", id)],
        [tag("summary", [heading(depth, entry.title)])] + blocks)
    }
  }

  private func structure(
    _ index: Int, title: String, blocks: [MarkupNode], depth: Int
  ) -> MarkupNode {
    let id = project?.id(ofStructure: index) ?? ""
    let structure = project?.review.project.structures[index]
    return tag(
      "div",
      [
        "class": "structure", "role": "group", "id": id, "data-kind": structure?.kind,
        "tabindex": "-1", "data-files": project?.files([structure?.file].compactMap { $0 }),
        "aria-labelledby": "\(id)-name",
      ], [heading(depth, title, ["id": "\(id)-name", "dir": "auto"])] + blocks)
  }

  private func finding(_ finding: ReviewFinding, _ depth: Int) -> MarkupNode {
    let (group, first) = (finding.group, finding.group.first)
    return tag(
      "article",
      [
        "class": "finding \(group.severity.rawValue)",
        "id": group.isExplainedBefore ? nil : project?.id(ofRule: first.rule),
        "data-severity": group.severity.rawValue, "data-effort": first.effort?.rawValue,
        "data-files": project?.files([first.subject.file] + group.others.map(\.file)),
      ],
      [title(of: group, depth)] + finding.blocks.flatMap { nodes($0, depth: depth + 1) }
        + [project?.forms.form(for: group)].compactMap { $0 })
  }

  /// Returns the title of a finding with its severity, its effort, and its status.
  private func title(of group: RecommendationGroup, _ depth: Int) -> MarkupNode {
    let first = group.first
    let severity = tag(
      "span", ["class": "badge \(group.severity.rawValue)"], Wording.severity(group.severity))
    let effort = first.effort.map { [tag("span", ["class": "badge effort"], $0.rawValue)] } ?? []
    return tag(
      "div", ["class": "finding-title"],
      [
        heading(depth, first.title), tag("p", ["class": "badges"], [severity] + effort),
        checkbox(
          key: project?.review.project.key(of: first).text ?? "", [.text("Done")],
          name: "Done: \(first.title)"),
      ])
  }

  private func prototype(_ prototype: Prototype, instead still: [MarkupNode]) -> [MarkupNode] {
    guard let project, !page.isHandout else { return still }
    return [HTMLPrototype(prototype, of: project, instead: still).node]
  }

  /// Returns a drawing in text, which scrolls if it is wider than the page.
  private func drawing(_ lines: [String]) -> MarkupNode {
    tag(
      "pre",
      ["class": "drawing", "tabindex": "0", "role": "img", "aria-label": "The proposed window"],
      lines.joined(separator: "\n"))
  }

  private func pictures(_ pair: PicturePair) -> MarkupNode {
    let captions = pair.captions
    let figures = [
      tag("figure", [tag("figcaption", captions.before), .element(pair.before.drawing)]),
      // On a phone, the window is wider than the screen and scrolls.
      tag(
        "figure", ["class": "window", "tabindex": "0", "aria-label": captions.after],
        [tag("figcaption", captions.after), .element(pair.after.drawing)]),
    ]
    return tag("div", ["class": pair.device == .phone ? "pair" : "pair broad"], figures)
  }
}
