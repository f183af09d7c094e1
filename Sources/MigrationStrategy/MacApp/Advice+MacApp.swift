extension Advice {
  /// Puts the decisions together, and takes the buttons of screens that are in a sheet or in a window of their
  /// own out of the toolbar of the main window. Of several screens of one name, all have to be there.
  mutating func proposeMacApp() {
    macApp = MacApp(self)
    guard let app = macApp, let main = toolbars.firstIndex(where: { $0.object == nil }) else {
      return
    }
    let places = Dictionary(grouping: app.screens, by: \.name).mapValues { $0.map(\.place) }
    let isElsewhere = { (scene: String) in
      places[scene]?.allSatisfy(ScreenPlacement.ofTheirOwn.contains) == true
    }
    toolbars[main].overflow.removeAll { isElsewhere($0.scene) }
    toolbars[main].items.leaveOut(isElsewhere)
    macApp?.window?.toolbar.leaveOut(isElsewhere)
    toolbars.removeAll(where: \.items.isEmpty)
  }
}

extension [WindowToolbar.Item] {
  /// Removes the items that only some screens need.
  fileprivate mutating func leaveOut(_ isElsewhere: (String) -> Bool) {
    removeAll { !$0.scenes.isEmpty && $0.scenes.allSatisfy(isElsewhere) }
    for index in indices { self[index].scenes.removeAll(where: isElsewhere) }
  }
}
