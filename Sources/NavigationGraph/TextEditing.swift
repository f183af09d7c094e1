import InterfaceBuilder

extension NavigationGraph {
  /// Whether people can type text somewhere in the app.
  package var editsText: Bool {
    project.documents.contains { document in
      guard !document.isLaunchScreen else { return false }
      let tree = document.tree
      return (0..<tree.count).contains { element in
        switch tree.name(of: element) {
        case .textField, .searchBar: true
        case .textView: !tree.hasValue("NO", for: .editable, of: element)
        default: false
        }
      }
    }
  }
}
