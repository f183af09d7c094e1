import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// A document as a subject: what it holds that the Mac refuses.
  func document(_ index: Int) -> Subject {
    let document = graph.project.documents[index]
    let forbidden = count(in: document.tree, Self.forbidden)
    let unavailable = count(in: document.tree, Self.unavailable)
    let looks = lookProperties(in: document.tree)
    let switches = labelledSwitches(in: document.tree)
    // The document's findings are told at one place: the most severe of them.
    let first =
      (forbidden.elements + unavailable.elements).min() ?? looks.first ?? switches.first ?? 0
    var subject = Subject(
      kind: .document, object: document.tree[first, .id] ?? "",
      location: document.location(of: first))
    subject.facts.set(.name, text: document.name)
    subject.facts.set(.platform, word: document.platform.rawValue)
    subject.facts.set(.inLaunchScreen, document.isLaunchScreen)
    subject.facts.set(.forbiddenControls, text: forbidden.text)
    subject.facts.set(.forbiddenCount, forbidden.elements.count)
    subject.facts.set(.unavailableClasses, text: unavailable.text)
    subject.facts.set(.unavailableCount, unavailable.elements.count)
    subject.facts.set(.lookProperties, looks.count)
    subject.facts.set(.labelledSwitches, switches.count)
    return subject
  }

  /// What throws in the Mac idiom (rules.md, project/forbidden-controls).
  private static func forbidden(_ element: Int, _ tree: ElementTree) -> String? {
    switch tree.name(of: element) {
    case .stepper: "stepper"
    case .pickerView: "picker"
    case .refreshControl: "refresh control"
    case .pageControl: "page control"
    case .datePicker where tree.hasValue("wheels", for: .style, of: element): "wheel date picker"
    default: nil
    }
  }

  /// What the Mac does not have (rules.md, project/unavailable-classes).
  private static func unavailable(_ element: Int, _ tree: ElementTree) -> String? {
    switch tree.name(of: element) {
    case .webView: "UIWebView"
    case .glkView, .glkViewController: "GLKit view"
    case .arscnView, .arskView: "augmented reality view"
    case .searchDisplayController: "search display controller"
    default: nil
    }
  }

  private func count(
    in tree: ElementTree, _ name: (Int, ElementTree) -> String?
  ) -> (elements: [Int], text: String) {
    var elements: [Int] = []
    var counts: [String: Int] = [:]
    for element in 0..<tree.count {
      guard let name = name(element, tree) else { continue }
      elements.append(element)
      counts[name, default: 0] += 1
    }
    let parts = counts.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
    return (elements, parts.isEmpty ? "none" : parts.joined(separator: ", "))
  }

  /// Images at the ends of a slider, and titles and images for other states of a button, throw in
  /// controls with a Mac look (rules.md, project/appkit-look-properties).
  private func lookProperties(in tree: ElementTree) -> [Int] {
    (0..<tree.count).compactMap { element in
      switch tree.name(of: element) {
      case .slider
      where tree[element, .minimumValueImage] != nil || tree[element, .maximumValueImage] != nil:
        element
      case .state
      where !tree.hasValue("normal", for: .key, of: element)
        && (tree[element, .title] != nil || tree[element, .image] != nil):
        tree.parent(of: element).flatMap { tree.isElement($0, named: .button) ? $0 : nil }
      default: nil
      }
    }
  }

  private func labelledSwitches(in tree: ElementTree) -> [Int] {
    (0..<tree.count).filter { element in
      guard tree.isElement(element, named: .switch), let parent = tree.parent(of: element) else {
        return false
      }
      return tree.children(of: parent, named: .label).contains { _ in true }
    }
  }
}
