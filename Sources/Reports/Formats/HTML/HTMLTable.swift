import Markup

/// A table of a page. On a narrow screen each row stands by itself, with the column's name before
/// every cell.
struct HTMLTable {
  private let header: [String]
  private let caption: String
  private let isSortable: Bool
  private var rows: [[[MarkupNode]]] = []

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - caption: A description for screen readers.
  ///   - header: The names of its columns.
  ///   - isSortable: Whether the page's script sorts its rows by a column.
  init(_ caption: String, _ header: [String], isSortable: Bool = false) {
    self.caption = caption
    self.isSortable = isSortable
    self.header = header
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; its first cell names it.
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
