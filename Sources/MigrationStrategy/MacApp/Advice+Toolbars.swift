extension Advice {
  /// Takes the buttons of screens that are in a sheet or in a window of their own out of the toolbar of the
  /// main window. Of several screens of one name, all have to be there.
  mutating func keepToolsOfMainWindow() {
    guard let app = MacApp(self), let main = toolbars.firstIndex(where: { $0.object == nil }) else {
      return
    }
    let places = Dictionary(grouping: app.screens, by: \.name).mapValues { $0.map(\.place) }
    let isElsewhere = { (scene: String) in
      places[scene]?.allSatisfy(ScreenPlacement.ofTheirOwn.contains) == true
    }
    toolbars[main].overflow.removeAll { isElsewhere($0.scene) }
    toolbars[main].items.removeAll { !$0.scenes.isEmpty && $0.scenes.allSatisfy(isElsewhere) }
    for index in toolbars[main].items.indices {
      toolbars[main].items[index].scenes.removeAll(where: isElsewhere)
    }
    toolbars.removeAll(where: \.items.isEmpty)
  }
}
