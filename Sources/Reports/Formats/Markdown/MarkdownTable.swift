import Markup

/// A Markdown table whose columns are aligned in the source, too.
struct MarkdownTable {
  private var rows: [[String]]
  private let isRagged: Bool

  /// Creates a table. In a ragged table, the cells of the last column are not padded, because a
  /// single long cell would make all others as long.
  init(_ header: [String], isRagged: Bool = false) {
    rows = [header]
    self.isRagged = isRagged
  }

  var isEmpty: Bool { rows.count == 1 }

  mutating func add(_ cells: [String]) { rows.append(cells.map(Self.escaped)) }

  /// Returns a cell with its bars escaped. Those in code are not escaped otherwise.
  private static func escaped(_ cell: String) -> String {
    guard cell.utf8.contains(UInt8(ascii: "|")) else { return cell }
    return cell.replacing("\\|", with: "|").replacing("|", with: "\\|")
  }

  var text: String {
    let widths = rows[0].indices.map { column in
      let isLast = column == rows[0].count - 1
      let cells = isRagged && isLast ? rows.prefix(1) : rows[...]
      return cells.map { displayWidth($0[column]) }.max() ?? 0
    }
    var lines = rows.map { line($0, widths) }
    lines.insert(line(widths.map { String(repeating: "-", count: $0) }, widths), at: 1)
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    "| " + zip(cells, widths).map { TextLayout.padded($0, to: $1) }.joined(separator: " | ") + " |"
  }
}
