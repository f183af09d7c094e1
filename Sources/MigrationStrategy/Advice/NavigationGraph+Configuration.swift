import FileReading
package import Guidance
package import NavigationGraph
package import Projects

// The adapter for the team's file.
extension NavigationGraph {
  /// Creates the graph of a project, including the tab bars in the team's file, whose references to
  /// structures are resolved.
  package init(_ project: Project, _ configuration: Configuration?) {
    guard let configuration else {
      self.init(project)
      return
    }
    let corrections = configuration.appliedCorrections
    let containers =
      configuration.declaredTabBars.map { Container($0, in: configuration.file) }
      + corrections.compactMap { Container($0, in: configuration.file) }
    let team = ScreenFile(
      containers, path: configuration.file, kind: .team, platform: project.screenPlatform)
    self.init(
      project, team: corrections.isEmpty && containers.isEmpty ? nil : team,
      corrections: Corrections(corrections.flatMap { $0.all(in: configuration.file) }))
  }
}

private func graphRole(_ role: StructureCorrection.Role) -> Role? { Role(rawValue: role.rawValue) }

extension StructureCorrection {
  /// The name of the structure.
  package var container: ScreenName {
    ScreenName(file: object.file ?? "", id: object.object ?? "")
  }

  /// Returns the corrections other than those of tabs.
  fileprivate func all(in file: String) -> [Correction] {
    let place = SourceLocation(file: file, line: line, column: column)
    let kinds: [Correction.Kind?] = [
      role.flatMap(graphRole).map { .role($0) },
      ignore.map { .ignored($0) },
      sameAs.map { .same(ScreenName(file: $0.file ?? "", id: $0.object ?? "")) },
      startsWith.map { .starts($0) },
    ]
    return kinds.compactMap { kind in kind.map { Correction($0, of: container, at: place) } }
  }
}

extension Container {
  fileprivate init(_ bar: DeclaredTabBar, in file: String) {
    self.init(
      .tabBar, id: "\(bar.line):\(bar.column)",
      items: bar.tabs.enumerated().map { position, tab in
        var item = Item(tab, in: file)
        // All titles of an answer are at its place.
        if tab.column == bar.column { item.id += ".tab\(position + 1)" }
        return item
      },
      origin: Origin(.team, at: SourceLocation(file: file, line: bar.line, column: bar.column)))
    if let file = bar.object?.file, let object = bar.object?.object {
      existing = ScreenName(file: file, id: object)
    }
    isEntry = existing == nil
  }
}

extension Container {
  /// The tabs that replace those of a tab bar, or `nil` if the tabs are not corrected.
  fileprivate init?(_ correction: StructureCorrection, in file: String) {
    guard let tabs = correction.tabs else { return nil }
    let place = SourceLocation(file: file, line: correction.line, column: correction.column)
    let id = "\(correction.line):\(correction.column)"
    let items = tabs.enumerated().map { position, tab in
      var item = Item(tab, in: file)
      item.id = "\(id).tab\(position + 1)"
      return item
    }
    self.init(.tabBar, id: id, items: items, origin: Origin(.team, at: place))
    existing = correction.container
    change = .replaces
    knowsAllItems = true
  }
}

extension Item {
  fileprivate init(_ tab: DeclaredTab, in file: String) {
    self.init(
      title: tab.title.map { .known($0, key: tab.key) } ?? .unknown(key: tab.key),
      origin: Origin(.team, at: SourceLocation(file: file, line: tab.line, column: tab.column)))
    id = "\(tab.line):\(tab.column)"
    (image, imageIsSymbol) = (tab.symbol, tab.symbol != nil)
    content.className = tab.shows
    ignored = tab.ignore
    content.reference = tab.storyboard.map {
      SceneReference(storyboard: $0, scene: tab.identifier)
    }
  }
}
