import Markup

/// A sheet of a navigation map as an SVG document, with a legend below.
package struct MapFile {
  private let sheet: MapSheet
  private let entries: [MapLegend.Entry]

  /// Creates the document of a sheet.
  package init(_ sheet: MapSheet) {
    self.sheet = sheet
    entries = MapLegend([sheet]).entries
  }

  /// The document, including its style sheets.
  package var svg: String { element.xmlText + "\n" }

  private var element: MarkupElement {
    let picture = MapPicture(sheet)
    let drawing = picture.element(id: "map")
    let legend = entries.map(width).max() ?? 0
    let width = max(picture.size.width, legend + 2 * Self.margin)
    let height =
      picture.size.height + Double(entries.count) * Self.rowHeight
      + (entries.isEmpty ? 0 : Self.margin)
    return MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "map-file", "width": number(width),
        "height": number(height), "viewBox": "0 0 \(number(width)) \(number(height))",
      ],
      ([
        MarkupElement("title", [:], [.text(sheet.title)]),
        MarkupElement("style", [:], [.text(EmbeddedText.mapFileCSS + MapPicture.style)]),
        MarkupElement("rect", ["class": "paper", "width": "100%", "height": "100%"]), drawing,
      ] + entries.indices.flatMap { row($0, below: picture.size.height) }).map { .element($0) })
  }

  private func width(of entry: MapLegend.Entry) -> Double {
    MapSample.size.width + Self.gap
      + TextWidth.width(of: entry.meaning, size: MapLabel.detailSize)
  }

  /// Returns the sample and the meaning of an entry.
  private func row(_ index: Int, below top: Double) -> [MarkupElement] {
    let y = top + Double(index) * Self.rowHeight
    let sample = MapSample.element(for: entries[index]).map { sample in
      MarkupElement(
        "g", ["transform": "translate(\(number(Self.margin)) \(number(y)))"], [.element(sample)])
    }
    let text = MarkupElement(
      "text",
      [
        "class": "meaning", "x": number(Self.margin + MapSample.size.width + Self.gap),
        "y": number(y + 14),
      ], [.text(entries[index].meaning)])
    return [sample, text].compactMap { $0 }
  }

  private static let margin = 20.0
  private static let gap = 10.0
  private static let rowHeight = 24.0
}
