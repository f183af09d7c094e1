import InterfaceBuilder
import Projects

/// The extent of text editing in an app, from none to styled text.
package enum TextEditing: Int, Sendable, Comparable {
  /// People cannot enter text.
  case none
  /// There are text fields or search fields.
  case fields
  /// There are multiline texts.
  case texts
  /// There are texts with styles that people can change.
  case styledTexts

  /// Orders from none to styled text.
  package static func < (a: TextEditing, b: TextEditing) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph {
  /// The extent of text editing in the app: the maximum of its documents.
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
