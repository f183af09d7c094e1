package import Markup

/// A sheet of a navigation map as SVG, with macward's own layout. `map.css` colors it.
package struct MapPicture {
  /// The sheet.
  let sheet: MapSheet
  /// The link destinations of nodes, by ID: `#` and the name of an element in the page.
  let targets: [String: String]
  private let nodes: [MapSheet.Node]
  private let labels: [MapLabel]
  private let titles: [MapText?]
  private let layout: LayeredLayout
  private let places: [String: Int]

  /// Lays out a sheet.
  package init(_ sheet: MapSheet, targets: [String: String] = [:]) {
    (self.sheet, self.targets) = (sheet, targets)
    nodes = sheet.groups.flatMap(\.nodes)
    labels = nodes.map(MapLabel.init)
    // A single frame would only repeat the sheet's title.
    let isFramed = sheet.groups.count { $0.title != nil } > 1
    titles =
      isFramed
      ? sheet.groups.map { $0.title.map { MapText($0, size: MapLabel.detailSize, isBold: true) } }
      : [nil]
    let groups = sheet.groups.enumerated().flatMap { index, group in
      group.nodes.map { _ in isFramed ? index : 0 }
    }
    places = Dictionary(
      nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    layout = LayeredLayout(Self.graph(sheet, nodes, labels, groups, titles, places))
  }

  private static func graph(
    _ sheet: MapSheet, _ nodes: [MapSheet.Node], _ labels: [MapLabel], _ groups: [Int],
    _ titles: [MapText?], _ places: [String: Int]
  ) -> LayoutGraph {
    let boxes = nodes.indices.map { index in
      // A frame is as wide as its boxes, so the title above them must not be wider.
      LayoutGraph.Box(
        width: max(labels[index].width, titles[groups[index]]?.width ?? 0),
        height: labels[index].height, group: groups[index], isStart: nodes[index].isEntry)
    }
    let lines = sheet.lines.compactMap { line -> LayoutGraph.Line? in
      guard let from = places[line.from], let to = places[line.to] else { return nil }
      let label = line.label.map(shortened)
      return LayoutGraph.Line(
        from: from, to: to, style: line.style.rawValue, label: label,
        labelWidth: TextWidth.width(of: label ?? "", size: MapLabel.detailSize))
    }
    return LayoutGraph(boxes: boxes, lines: lines, titleHeights: titles.map { $0?.height })
  }

  /// The style sheet `map.css`, which colors maps.
  package static let style = EmbeddedText.mapCSS
  /// The style sheet `mapPage.css`, for what a page has around its maps.
  package static let pageStyle = EmbeddedText.mapPageCSS

  /// The size of the drawing, in points.
  var size: (width: Double, height: Double) {
    (layout.width + 2 * Self.margin, layout.height + 2 * Self.margin)
  }

  /// Returns the drawing, with a description for accessibility.
  ///
  /// - Parameter id: The ID of the drawing in its page, which is the prefix of the IDs of its
  ///   parts.
  /// - Returns: An `svg` element.
  package func element(id: String) -> MarkupElement {
    let margin = Self.margin
    let size = size
    return MarkupElement(
      "svg",
      [
        "class": "map", "role": "group", "aria-labelledby": "\(id)-title",
        "aria-describedby": "\(id)-desc", "width": number(size.width),
        "height": number(size.height),
        "viewBox": "\(number(-margin)) \(number(-margin)) \(number(size.width)) "
          + number(size.height),
      ],
      ([
        MarkupElement("title", ["id": "\(id)-title"], [.text(sheet.title)]),
        MarkupElement("desc", ["id": "\(id)-desc"], [.text(description)]),
      ] + frames + lines + nodes.indices.map(node) + words).map { .element($0) })
  }

  /// A description: the number of nodes and lines, and the node that the app starts with.
  var description: String {
    let starts = nodes.filter(\.isEntry).compactMap(\.text.first)
      .map { $0.replacing("▶ ", with: "") }
    let counts = [(nodes.count, "node"), (sheet.lines.count, "line")]
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return counts.joined(separator: " and ") + "."
      + (starts.isEmpty ? "" : " The app starts with \(starts.joined(separator: ", ")).")
  }

  /// The margin for thick frames, and for loops on the right, in points.
  private static let margin = 20.0

  private var frames: [MarkupElement] {
    layout.frames.compactMap { frame in
      frame.map { rectangle($0, "frame", radius: 8) }
    }
  }

  private var lines: [MarkupElement] { MapStrokes(sheet, layout, places).elements }

  private func node(_ index: Int) -> MarkupElement {
    let (node, rect) = (nodes[index], layout.boxes[index])
    let group = MapShape(node).group(
      in: rect, named: "node", texts(of: labels[index], in: rect, isList: node.shape == .list))
    guard let target = targets[node.id] else { return group }
    return MarkupElement("a", ["href": target], [.element(group)])
  }

  private func texts(of label: MapLabel, in rect: Rect, isList: Bool) -> [MarkupElement] {
    // A box may be higher than its text, to make space for lines.
    var top = rect.y + label.top + (rect.height - label.height) / 2
    return label.texts.flatMap { text in
      let x = isList ? rect.midX - (label.width / 2 - MapLabel.padding) : rect.midX
      let lines = written(text, x: x, top: top, isLeading: isList)
      top += text.height
      return lines
    }
  }

  private func written(
    _ text: MapText, x: Double, top: Double, isLeading: Bool, look: String? = nil
  ) -> [MarkupElement] {
    text.lines.enumerated().map { index, line in
      let baseline = top + text.leading * (Double(index) + 0.5) + text.size * 0.35
      let isRightToLeft = readsRightToLeft(line)
      return MarkupElement(
        "text",
        [
          "class": look ?? (text.isBold ? "name" : nil), "x": number(x), "y": number(baseline),
          "text-anchor": !isLeading ? nil : isRightToLeft ? "end" : "start",
          "direction": isRightToLeft ? "rtl" : nil, "data-room": number(text.width.rounded(.up)),
        ], [.text(line)])
    }
  }

  /// The labels of lines, and the titles of groups.
  private var words: [MarkupElement] {
    var drawn: Set<LayoutEnd> = []
    let labels = layout.routes.compactMap { route -> MarkupElement? in
      guard let label = route.high.port.label, let level = route.pieces.last,
        drawn.insert(route.high).inserted
      else { return nil }
      let width = TextWidth.width(of: label, size: MapLabel.detailSize)
      return MarkupElement(
        "text",
        [
          "class": "word", "x": number(level.end.x - 9 - width / 2),
          "y": number(level.end.y - 5), "direction": readsRightToLeft(label) ? "rtl" : nil,
          "data-room": number(width.rounded(.up)),
        ], [.text(label)])
    }
    let headings = zip(titles, layout.frames).flatMap { title, frame -> [MarkupElement] in
      guard let title, let frame else { return [] }
      return written(title, x: frame.x + 12, top: frame.y + 6, isLeading: true, look: "title")
    }
    return labels + headings
  }
}

/// Returns a rectangle of a map.
func rectangle(_ rect: Rect, _ look: String, radius: Double) -> MarkupElement {
  MarkupElement(
    "rect",
    [
      "class": look, "x": number(rect.x), "y": number(rect.y), "width": number(rect.width),
      "height": number(rect.height), "rx": number(radius),
    ])
}
