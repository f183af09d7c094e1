package import Guidance
import InterfaceBuilder
package import Projects

extension Project {
  /// The project with the tab bars that its team describes, since no document shows them.
  package func describing(_ configuration: Configuration?) -> Project {
    guard let configuration, !configuration.tabs.isEmpty else { return self }
    var project = self
    project.documents.append(
      Document(
        describing: configuration.tabs.map(container), file: configuration.file,
        platform: platform))
    return project
  }

  private func container(_ bar: DeclaredTabBar) -> DeclaredContainer {
    DeclaredContainer(
      id: "\(bar.line):\(bar.column)",
      existing: bar.object.flatMap { place in
        guard let file = place.file, let object = place.object else { return nil }
        return DeclaredContainer.Holder(file: file, object: object)
      },
      items: bar.tabs.map { tab in
        DeclaredContainer.Item(
          title: tab.title, symbol: tab.symbol,
          reference: tab.storyboard.map {
            StoryboardReference(storyboardName: $0, referencedIdentifier: tab.identifier)
          },
          line: tab.line, column: tab.column)
      },
      line: bar.line, column: bar.column)
  }
}
