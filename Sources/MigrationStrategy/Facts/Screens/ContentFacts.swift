import Guidance
import InterfaceBuilder
import NavigationGraph

extension SubjectFinder {
  /// What a scene's screen holds that acts otherwise on the Mac.
  func addContents(of node: NodeID, to subject: inout Subject) {
    let screen = graph.screen(node)
    let tree = graph.tree(of: node)
    var (refreshes, searches, inputs, texts, fields) = (0, 0, 0, 0, 0)
    for element in tree.descendants(of: graph.element(of: node)) {
      switch tree.name(of: element) {
      case .refreshControl: refreshes += 1
      case .searchBar, .searchDisplayController: searches += 1
      case .textField: (inputs, fields) = (inputs + 1, fields + 1)
      case .switch, .slider, .pickerView, .datePicker, .stepper: inputs += 1
      case .textView where !tree.hasValue("NO", for: .editable, of: element): texts += 1
      default: continue
      }
    }
    subject.facts[.refreshControls] = refreshes
    subject.facts[.searchBars] = searches
    subject.facts[.inputs] = inputs
    subject.facts[.hasTextView] = texts > 0
    subject.facts[.takesText] = texts + fields > 0
    let parts = [
      texts > 0 ? counted(texts, "text view") : nil,
      inputs > 0 ? counted(inputs, "control") + " to fill in" : nil,
    ]
    subject.facts[.formContents] = parts.compactMap { $0 }.joined(separator: " and ")
    subject.facts[.showsMedia] = showsMedia(node)
    addRowActions(of: node, to: &subject)
    let title = screen.navigationTitle ?? screen.title
    subject.facts[.isEditor] = words.begins(title, with: .editorVerbs)
  }

  /// A film, or a picture over half of the screen that people can scroll.
  private func showsMedia(_ node: NodeID) -> Bool {
    if graph.kind(node).rawValue == "avPlayerViewController" { return true }
    let tree = graph.tree(of: node)
    guard let view = graph.view(of: node), let height = tree.height(of: view) else { return false }
    return tree.descendants(of: view, named: .scrollView).contains { scroll in
      tree.descendants(of: scroll, named: .imageView).contains {
        (tree.height(of: $0) ?? 0) * 2 > height
      }
    }
  }
}
