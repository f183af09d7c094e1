import Guidance
import MigrationStrategy

extension MarkdownReporter {
  /// The menu bar, with what every app has in one row for each menu.
  func menus(_ menus: [MenuBar.Menu]) -> String {
    var table = MarkdownTable(["Menu", "Command", "Keys", "What to know"])
    for menu in menus {
      for item in menu.items where !item.isAlways {
        table.add([
          menu.name.rawValue, markdown(item.title), item.key.map(code) ?? "",
          markdown(Wording.detail(of: item)),
        ])
      }
      let common = Wording.common(in: menu)
      if !common.isEmpty { table.add([menu.name.rawValue, "", "", markdown(common)]) }
    }
    return table.isEmpty ? "" : "## The menu bar\n\n" + table.text
  }

  /// The toolbars of the windows.
  func toolbars(_ toolbars: [WindowToolbar]) -> String {
    guard !toolbars.isEmpty else { return "" }
    return (["## Toolbars"] + toolbars.map(toolbar)).joined(separator: "\n\n")
  }

  private func toolbar(_ toolbar: WindowToolbar) -> String {
    var table = MarkdownTable(["Place", "Item", "Menu command", "Screens"])
    for item in toolbar.items {
      table.add([
        item.placement.rawValue, markdown(item.title), markdown(item.command ?? ""),
        markdown(Wording.places(item.scenes) ?? ""),
      ])
    }
    let overflow = toolbar.overflow.map {
      layout.wrap(markdown(Wording.overflow($0)), first: "- ")
    }
    return
      (["### \(markdown(toolbar.window))", table.text]
      + (overflow.isEmpty ? [] : [overflow.joined(separator: "\n")])).joined(separator: "\n\n")
  }
}
