package import FileReading
import InterfaceBuilder
package import SourceEvidence

/// An action that a screen offers outside of its bars, or in the menu of a button in them.
package struct ScreenAction: Sendable, Hashable {
  /// The place where people find it.
  package var kind: CodeAction.Kind
  /// The title.
  package var title: String
  /// The source location.
  package var location: SourceLocation

  /// Whether it is about a row.
  package var isOnRow: Bool { kind == .swipe || kind == .contextMenu }
}

extension NavigationGraph {
  /// Returns the actions of a screen whose titles are known: those in the menus of its bars, of its document in
  /// file order, and of its code.
  package func actions(of node: NodeID) -> [ScreenAction] {
    let inBars = barItems(of: node).flatMap { item in
      item.menu.map { ScreenAction(kind: .menu, title: $0, location: item.location) }
    }
    let inCode = (codeContents[node]?.actions ?? []).compactMap { action in
      action.title.readable?.trimmedOrNil.map {
        ScreenAction(kind: action.kind, title: $0, location: action.place)
      }
    }
    return inBars + buttonActions(of: node) + inCode
  }

  /// Returns the buttons of a document that do something, outside of bars.
  private func buttonActions(of node: NodeID) -> [ScreenAction] {
    guard let document = file(node).document else { return [] }
    let tree = document.tree
    return tree.descendants(of: element(of: node), named: .button).compactMap { button in
      guard
        tree.children(of: button, named: .connections)
          .flatMap({ tree.children(of: $0, named: .action) }).first != nil,
        !sequence(first: button, next: { tree.parent(of: $0) })
          .contains(where: { tree.isElement($0, named: .barButtonItem) })
      else { return nil }
      return tree.buttonTitle(button).map {
        ScreenAction(kind: .button, title: $0, location: document.location(of: button))
      }
    }
  }
}

extension ElementTree {
  /// Returns the title that a button shows first, or `nil` if the document has none.
  func buttonTitle(_ button: Int) -> String? {
    let titles = children(of: button).filter {
      hasValue("configuration", for: .key, of: $0) || hasValue("normal", for: .key, of: $0)
    }.compactMap { self[$0, .title] }
    return titles.lazy.compactMap(\.shownText).first
  }
}
