extension Advice {
  /// Adds toolbars, without the buttons of screens that are in a sheet or in a window of their own in that of the
  /// main window. Of several screens of one name, all have to be there.
  mutating func add(_ toolbars: [WindowToolbar]) {
    self.toolbars = toolbars
    guard let app = macApp, let main = toolbars.firstIndex(where: { $0.object == nil }) else {
      return
    }
    let places = Dictionary(grouping: app.screens, by: \.name).mapValues { $0.map(\.place) }
    let isElsewhere = { (scene: String) in
      places[scene]?.allSatisfy(ScreenPlacement.ofTheirOwn.contains) == true
    }
    self.toolbars[main].overflow.removeAll { isElsewhere($0.scene) }
    self.toolbars[main].items.leaveOut(isElsewhere)
    let shown = MainWindowBuilder(self).toolbar
    macApp?.window?.toolbar = shown
    self.toolbars.removeAll(where: \.items.isEmpty)
  }
}

extension [WindowToolbar.Item] {
  /// Removes the items that only some screens need.
  fileprivate mutating func leaveOut(_ isElsewhere: (String) -> Bool) {
    removeAll { !$0.scenes.isEmpty && $0.scenes.allSatisfy(isElsewhere) }
    for index in indices { self[index].scenes.removeAll(where: isElsewhere) }
  }
}
