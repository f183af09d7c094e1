import Markup

/// An HTML table. On a narrow screen, each row is a block in which every cell follows the name of
/// its column.
struct HTMLTable {
  private let header: [String]
  private let caption: String
  private let isSortable: Bool
  private var rows: [[[MarkupNode]]] = []

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - caption: The description for screen readers.
  ///   - header: The names of the columns.
  ///   - isSortable: Whether the page's script can sort the rows by column.
  init(_ caption: String, _ header: [String], isSortable: Bool = false) {
    self.caption = caption
    self.isSortable = isSortable
    self.header = header
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row, whose first cell is its header.
  mutating func add(_ cells: [[MarkupNode]]) { rows.append(cells) }

  var node: MarkupNode {
    let head = tag("tr", header.map { tag("th", ["scope": "col"], $0) })
    return tag(
      "table", ["class": isSortable ? "data sortable" : "data"],
      [
        tag("caption", ["class": "unseen"], caption), tag("thead", [head]),
        tag("tbody", rows.map(row)),
      ])
  }

  private func row(_ cells: [[MarkupNode]]) -> MarkupNode {
    tag(
      "tr", ["class": "row"],
      zip(header, cells).enumerated().map { position, cell in
        position == 0
          ? tag("th", ["scope": "row"], cell.1)
          : tag("td", ["data-label": cell.1.isEmpty ? nil : cell.0], cell.1)
      })
  }
}
