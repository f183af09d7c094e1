/// The commands of the menu bar, each once, without Settings, which every form adds in its own way.
struct CommandList {
  /// The commands, in the order of the menu bar.
  let all: [MenuEntry]

  init(_ commands: [MenuEntry]) {
    var seen: Set<MenuEntry> = []
    all = commands.filter { $0.action != Self.settings && seen.insert($0).inserted }
  }

  private static let settings = "showSettings"

  /// The menus that get commands, in the order of the menu bar.
  var menus: [MenuEntry.Menu] {
    let used = Set(all.map(\.menu))
    return MenuEntry.Menu.allCases.filter(used.contains)
  }

  /// Returns the commands of a menu.
  func commands(in menu: MenuEntry.Menu) -> [MenuEntry] { all.filter { $0.menu == menu } }

  /// The actions, each once.
  var actions: [String] {
    var seen: Set<String> = []
    return all.map(\.action).filter { seen.insert($0).inserted }
  }
}
