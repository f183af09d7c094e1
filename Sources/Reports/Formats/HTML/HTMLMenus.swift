import Guidance
import Markup
import MigrationStrategy

/// Menus, toolbars and windows.
extension HTMLProject {
  /// The menu bar, with what every app has in one row for each menu.
  var menus: PagePart? {
    var table = HTMLTable("The menu bar", ["Command", "Menu", "Keys", "What to know"])
    for menu in project.menus {
      for item in menu.items where !item.isAlways {
        table.add([
          [.text(item.title)], [.text(menu.name.rawValue)],
          item.key.map { [tag("kbd", $0)] } ?? [], words(Wording.detail(of: item)),
        ])
      }
      let common = Wording.common(in: menu)
      if !common.isEmpty {
        table.add([[.text("The \(menu.name.rawValue) menu")], [], [], words(common)])
      }
    }
    return part("menus", "Menu bar", filter: "rows", table.isEmpty ? [] : [table.node])
  }

  private func words(_ text: String) -> [MarkupNode] { text.isEmpty ? [] : [.text(text)] }

  /// The toolbars of the windows.
  var toolbars: PagePart? {
    part("toolbars", "Toolbars", filter: "rows", project.toolbars.flatMap(toolbar))
  }

  private func toolbar(_ toolbar: WindowToolbar) -> [MarkupNode] {
    var table = HTMLTable(
      "The toolbar of \(toolbar.window)", ["Item", "Place", "Menu command", "Screens"])
    for item in toolbar.items {
      table.add([
        [.text(item.title)], [.text(item.placement.rawValue)], words(item.command ?? ""),
        words(Wording.places(item.scenes) ?? ""),
      ])
    }
    let overflow = toolbar.overflow.map { tag("p", ["class": "note"], Wording.overflow($0)) }
    return [heading(2, toolbar.window), table.node] + overflow
  }

  /// What is presented, and what is recommended about windows and what lies over them.
  var windows: PagePart? {
    var table = HTMLTable(
      "What is presented over the window", ["What is presented", "How", "Where"])
    for presentation in project.presentations {
      table.add([
        [.text(presentation.scene)], [.text(Wording.presentation(presentation))],
        [placeTag("\(presentation.file):\(presentation.line)")],
      ])
    }
    let presented =
      table.isEmpty ? [] : [heading(2, "Presented over the window"), table.node]
    return part(
      "windows", "Windows, tabs and sheets", filter: "findings",
      findings(project.otherGroups(in: .windows), depth: 2) + presented)
  }
}
