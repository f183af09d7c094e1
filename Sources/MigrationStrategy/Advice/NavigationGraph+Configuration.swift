import FileReading
package import Guidance
import InterfaceBuilder
package import NavigationGraph
package import Projects

// The adapter for the team's file.
extension NavigationGraph {
  /// Creates the graph of a project, including the tab bars in the team's file.
  package init(_ project: Project, _ configuration: Configuration?) {
    let team = configuration.flatMap { configuration -> ScreenFile? in
      guard !configuration.tabs.isEmpty else { return nil }
      let containers = configuration.tabs.map { Container($0, in: configuration.file) }
      return ScreenFile(
        containers, path: configuration.file, kind: .team, platform: project.platform)
    }
    self.init(project, team: team)
  }
}

extension Container {
  fileprivate init(_ bar: DeclaredTabBar, in file: String) {
    self.init(
      .tabBar, id: "\(bar.line):\(bar.column)", items: bar.tabs.map { Item($0, in: file) },
      origin: Origin(.team, at: SourceLocation(file: file, line: bar.line, column: bar.column)))
    if let file = bar.object?.file, let object = bar.object?.object {
      existing = ScreenName(file: file, id: object)
    }
    isEntry = existing == nil
  }
}

extension Item {
  fileprivate init(_ tab: DeclaredTab, in file: String) {
    self.init(
      title: .known(tab.title),
      origin: Origin(.team, at: SourceLocation(file: file, line: tab.line, column: tab.column)))
    id = "\(tab.line):\(tab.column)"
    (image, imageIsSymbol) = (tab.symbol, tab.symbol != nil)
    content.reference = tab.storyboard.map {
      StoryboardReference(storyboardName: $0, referencedIdentifier: tab.identifier)
    }
  }
}
