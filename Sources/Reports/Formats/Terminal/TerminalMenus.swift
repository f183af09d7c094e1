import Guidance
import Markup
import MigrationStrategy

extension TerminalPrinter {
  /// Returns the menu bar: a line for each of the app's commands, and a line for each menu with the
  /// commands that every app has.
  func menuBar(_ menus: [MenuBar.Menu]) -> String {
    ([palette.heading("Menu bar")] + menus.map(menu)).joined(separator: "\n")
  }

  private func menu(_ menu: MenuBar.Menu) -> String {
    let own = menu.items.filter { !$0.isAlways }
    var lines: [String] = []
    for (position, item) in own.enumerated() {
      lines.append(line(column(lines.isEmpty ? menu.name.rawValue : ""), item))
      // If successive commands have the same note, it follows the last one.
      let detail = Wording.detail(of: item)
      let isLast = position + 1 == own.count || Wording.detail(of: own[position + 1]) != detail
      if isLast && !detail.isEmpty {
        lines.append(palette.faint(layout.wrap(harmless(detail), first: column("") + "  ")))
      }
    }
    let common = Wording.common(in: menu)
    if !common.isEmpty {
      let first = column(lines.isEmpty ? menu.name.rawValue : "")
      lines.append(palette.faint(layout.wrap(harmless(common), first: first, rest: column(""))))
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ column: String, _ item: MenuBar.Item) -> String {
    let title = harmless(item.title)
    guard let key = item.key else { return column + title }
    return column + TextLayout.padded(title, to: 28) + "  " + palette.key(key)
  }

  /// Returns the toolbar of a window.
  func toolbar(_ toolbar: WindowToolbar) -> String {
    var lines = [palette.heading(harmless("Toolbar: \(toolbar.window)"))]
    var place: ToolbarEntry.Placement?
    for item in toolbar.items {
      let text = TextLayout.padded(harmless(item.title), to: 28) + "  "
      lines.append(
        layout.wrap(
          harmless(Wording.place(of: item)),
          first: column(item.placement == place ? "" : item.placement.rawValue) + text,
          rest: column("") + "  "))
      place = item.placement
    }
    lines += toolbar.overflow.map { overflow in
      palette.faint(layout.wrap(harmless(Wording.overflow(overflow)), first: "  "))
    }
    return lines.joined(separator: "\n")
  }

  private func column(_ name: String) -> String { "  " + TextLayout.padded(name, to: 8) + "  " }
}
