import Drawings
import Guidance
import MigrationStrategy

extension MenuPanel {
  /// Creates the project's menu with the commands for a structure and a checkmark on the current
  /// section, or returns `nil` if there is no such menu.
  init?(_ structure: StructureReport, in project: ProjectReport, showing section: String?) {
    let titles = Set(structure.drawnTitles)
    let commands = Self.commands(for: structure.kind)
    let isMeant = { (item: MenuBar.Item) in
      item.id.map(commands.contains) ?? titles.contains(item.title)
    }
    let index = project.menus.firstIndex { menu in
      [.view, .go].contains(menu.name) && menu.items.contains(where: isMeant)
    }
    guard let index, structure.role != "modal" else { return nil }
    let menu = project.menus[index]
    let neighbors = project.menus[max(0, index - 1)...min(index + 1, project.menus.count - 1)]
    let items = menu.items.prefix(Self.most).enumerated().map { position, item in
      let previous = position == 0 ? nil : menu.items[position - 1]
      return Item(
        title: item.title, key: item.key,
        isChecked: item.id == nil && item.title == section,
        startsGroup: previous.map { Self.group(of: $0) != Self.group(of: item) } ?? false)
    }
    self.init(
      name: menu.name.rawValue, neighbors: neighbors.map(\.name.rawValue), items: items,
      omitted: max(0, menu.items.count - Self.most))
  }

  /// The maximum number of commands that fit next to a window without scrolling.
  private static let most = 14

  private static func commands(for kind: String) -> Set<String> {
    let commands: [KnownCommand] =
      switch kind {
      case "navigation-stack": [.back]
      case "page-control", "page-view": [.nextPage, .previousPage]
      case "split-view": [.showSidebar]
      default: []
      }
    return Set(commands.map(\.rawValue))
  }

  /// Returns the group of a menu item: sections, navigation commands, or window appearance.
  static func group(of item: MenuBar.Item) -> Int {
    guard let id = item.id else { return 0 }
    let goesThrough: [KnownCommand?] = [.back, .forward, .nextPage, .previousPage]
    return goesThrough.contains(KnownCommand(rawValue: id)) ? 1 : 2
  }
}
