import Drawings

/// A drawing of a window of the Mac app in text, for formats without pictures.
struct WindowText {
  private let window: MacWindow
  /// The widths of the columns, in characters.
  private let widths: [Int]

  init(_ window: MacWindow) {
    self.window = window
    let sidebar = window.sidebar == nil ? [] : [Self.sidebarWidth]
    let lists = window.columns.dropLast().prefix(1).map { _ in Self.listWidth }
    let used = (sidebar + lists).reduce(0) { $0 + $1 + 1 }
    widths = sidebar + lists + [Self.width - used - 2]
  }

  private static let width = 74
  private static let sidebarWidth = 17
  private static let listWidth = 17
  /// The number of rows below the toolbar: enough for the rows of most sidebars.
  private var rows: Int { min(max(window.sidebar?.rows.count ?? 0, 4), 6) }

  /// The lines, each at most 74 characters wide.
  var lines: [String] {
    [border("┌", "┬", "┐"), toolbar, border("├", "┼", "┤")]
      + (0..<rows).map(row) + [border("└", "┴", "┘")]
  }

  private func border(_ start: String, _ middle: String, _ end: String) -> String {
    start + widths.map { String(repeating: "─", count: $0) }.joined(separator: middle) + end
  }

  private func line(_ cells: [String]) -> String {
    "│" + zip(cells, widths).map { Self.cell($0, $1) }.joined(separator: "│") + "│"
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    SummaryPrinter.column(text, width)
  }

  // MARK: The toolbar

  private var toolbar: String {
    let lights = " ● ● ●"
    let controls = leading + segments
    var cells = widths.map { _ in "" }
    if window.sidebar != nil { cells[0] = lights }
    let titled = widths.count > (window.sidebar == nil ? 1 : 2) ? window.columns.first?.title : nil
    if let titled { cells[cells.count - 2] = " " + titled }
    let start = window.sidebar == nil && titled == nil ? lights + "  " : " "
    cells[cells.count - 1] = ending(start + controls, trailing)
    return line(cells)
  }

  private var leading: String {
    let marks = ["Back": "‹", "Previous": "‹", "Next": "›"]
    let buttons = window.toolbar.leading.flatMap { $0 }.map { marks[$0.title] ?? $0.title }
    return (buttons + [window.toolbar.segments.isEmpty ? title : ""]).joined(separator: " ")
  }

  /// The title, unless the column beside already shows it.
  private var title: String { window.title }

  private var segments: String {
    window.toolbar.segments.isEmpty
      ? "" : "[" + window.toolbar.segments.joined(separator: " | ") + "]"
  }

  private var trailing: String {
    let buttons = window.toolbar.trailing.prefix(2).map { "[\($0.title)]" }
    return (buttons + (window.toolbar.hasSearchField ? ["⌕ Search"] : [])).joined(separator: " ")
  }

  /// Returns a text with another one at the end of the last column.
  private func ending(_ text: String, _ end: String) -> String {
    let room = (widths.last ?? 0) - displayWidth(end) - 2
    return Self.cell(text, max(0, room)) + " " + end
  }

  // MARK: The content

  private func row(_ index: Int) -> String {
    let sidebar = window.sidebar.map { [self.row(index, of: $0)] } ?? []
    let list = widths.count > sidebar.count + 1 ? [Self.bar(index, 14)] : []
    return line(sidebar + list + [content(index)])
  }

  private func row(_ index: Int, of sidebar: MacWindow.Sidebar) -> String {
    guard !sidebar.rows.isEmpty else {
      return index == 0 ? " " + (sidebar.header ?? "") : Self.bar(index, 12)
    }
    guard sidebar.rows.indices.contains(index) else { return "" }
    let isLast = index == rows - 1 && sidebar.rows.count > rows
    let text = isLast ? "… \(sidebar.rows.count - index) more" : sidebar.rows[index].title
    return (index == sidebar.chosen ? " ▸ " : "   ") + text
  }

  private func content(_ index: Int) -> String {
    guard case .tabView(let titles) = window.columns.last?.content, index == 0 else {
      return index % 2 == 0 ? Self.bar(index, 22) : ""
    }
    return " [" + titles.joined(separator: " | ") + "]"
  }

  /// Returns a bar that stands for text that is not known.
  private static func bar(_ index: Int, _ length: Int) -> String {
    " " + String(repeating: "▒", count: length - 4 * (index % 3))
  }
}
