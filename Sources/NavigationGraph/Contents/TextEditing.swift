import InterfaceBuilder
import Projects

/// How much of editing text an app is, from nothing to styled text.
package enum TextEditing: Int, Sendable, Comparable {
  /// Nowhere can people type.
  case none
  /// There are fields to fill in or to search with.
  case fields
  /// There are texts of several lines.
  case texts
  /// There are texts that people can style.
  case styledTexts

  /// From nothing to styled text.
  package static func < (a: TextEditing, b: TextEditing) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph {
  /// How much of editing text the app is: the most that one of its documents shows.
  package var textEditing: TextEditing {
    project.documents.lazy.filter { !$0.isLaunchScreen }.map(\.textEditing).max() ?? .none
  }
}

extension Document {
  fileprivate var textEditing: TextEditing {
    let names: [XMLName] = [.textField, .searchBar, .textView]
    return names.lazy.flatMap(tree.elements).map { textEditing(of: $0) }.max() ?? .none
  }

  private func textEditing(of element: Int) -> TextEditing {
    switch tree.name(of: element) {
    case .textField, .searchBar: .fields
    case .textView where tree.hasValue("NO", for: .editable, of: element): .none
    case .textView: tree.isYes(.allowsEditingTextAttributes, of: element) ? .styledTexts : .texts
    default: .none
    }
  }
}
