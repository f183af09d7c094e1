import Guidance
import Markup
import MigrationStrategy

/// A menu bar as columns that look like Mac menus: the commands in their order, with keys at the
/// trailing edge. Commands that every app has are faint. Each command is a row of the page's search.
struct HTMLMenuBar {
  private let menus: [MenuBar.Menu]

  init(_ menus: [MenuBar.Menu]) { self.menus = menus }

  var node: MarkupNode { tag("div", ["class": "menu-bar"], menus.map(menu)) }

  private func menu(_ menu: MenuBar.Menu) -> MarkupNode {
    let name = menu.name.rawValue
    let note = Wording.advice(on: menu).map { [tag("p", ["class": "note"], $0)] } ?? []
    // Not a landmark: a page with several apps has several menus of the same name.
    return tag(
      "div", ["class": "menu", "role": "group", "aria-label": "The \(name) menu"],
      [tag("p", ["class": "menu-name"], name), tag("ul", items(of: menu))] + note)
  }

  /// Returns the commands. If successive commands have the same note, it follows the last one.
  private func items(of menu: MenuBar.Menu) -> [MarkupNode] {
    let details = menu.items.map { $0.isAlways ? "" : Wording.detail(of: $0) }
    return menu.items.enumerated().map { index, item in
      let isLast = index + 1 == details.count || details[index + 1] != details[index]
      return row(item, detail: isLast ? details[index] : "")
    }
  }

  private func row(_ item: MenuBar.Item, detail: String) -> MarkupNode {
    let key = item.key.map { [.text(" "), tag("kbd", $0)] } ?? []
    let note = detail.isEmpty ? [] : [tag("p", ["class": "detail"], detail)]
    return tag(
      "li", ["class": item.isAlways ? "row always" : "row"],
      [tag("p", ["class": "command"], [tag("span", ["dir": "auto"], item.title)] + key)] + note)
  }
}
