import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFinder {
  /// A document as a subject: what it holds that the Mac refuses.
  func document(_ index: Int) -> Subject {
    let document = graph.project.documents[index]
    var subject = Subject(kind: .document, object: "", location: document.location(of: 0))
    subject.facts[.name] = document.name
    subject.facts[.platform] = document.platform.rawValue
    subject.facts[.inLaunchScreen] = document.isLaunchScreen
    addRefused(in: document, to: &subject)
    addControls(in: document, to: &subject)
    return subject
  }

  private func addRefused(in document: Document, to subject: inout Subject) {
    let forbidden = count(in: document.tree, Self.forbidden)
    let before27 = count(in: document.tree) { $1.isElement($0, named: .stepper) ? "stepper" : nil }
    let unavailable = count(in: document.tree, Self.unavailable)
    subject.facts[.forbiddenControls] = forbidden.text
    subject.facts[.unavailableClasses] = unavailable.text
    subject.facts[.formerlyForbiddenControls] = before27.text
    note(forbidden.elements, as: .forbiddenCount, in: document, of: &subject)
    note(before27.elements, as: .formerlyForbiddenCount, in: document, of: &subject)
    // The finding stands at the first of all these controls, whatever the version.
    if let first = (forbidden.elements + before27.elements).min(), !forbidden.elements.isEmpty {
      subject.places[.forbiddenCount] = place(of: first, in: document)
    }
    note(unavailable.elements, as: .unavailableCount, in: document, of: &subject)
  }

  private func addControls(in document: Document, to subject: inout Subject) {
    let looks = lookProperties(in: document.tree)
    let switches = labelledSwitches(in: document.tree)
    subject.facts[.lookControls] = counted(looks.count, "control")
    subject.facts[.switchesWithLabel] =
      switches.count == 1 ? "one switch" : "\(switches.count) switches"
    note(looks, as: .lookProperties, in: document, of: &subject)
    note(switches, as: .labelledSwitches, in: document, of: &subject)
  }

  /// Counts elements for a fact, whose place is that of the first.
  private func note(
    _ elements: [Int], as fact: Fact<Int>, in document: Document, of subject: inout Subject
  ) {
    subject.facts[fact] = elements.count
    subject.places[fact] = elements.first.map { place(of: $0, in: document) }
  }

  /// An element with its object ID, or that of the first element around it that has one.
  private func place(of element: Int, in document: Document) -> Place {
    let around = sequence(first: element) { document.tree.parent(of: $0) }
    return Place(
      object: around.lazy.compactMap { document.tree[$0, .id] }.first ?? "",
      location: document.location(of: element))
  }

  /// What throws in the Mac idiom in every version; see the rule `project/forbidden-controls`. Page
  /// controls and refresh controls have rules of their own, and steppers have a fact of their own,
  /// because they throw in earlier versions only.
  private static func forbidden(_ element: Int, _ tree: ElementTree) -> String? {
    switch tree.name(of: element) {
    case .pickerView: "picker"
    case .datePicker where tree.hasValue("wheels", for: .style, of: element): "wheel date picker"
    default: nil
    }
  }

  /// What the Mac does not have; see the rule `project/unavailable-classes`.
  private static func unavailable(_ element: Int, _ tree: ElementTree) -> String? {
    switch tree.name(of: element) {
    case .webView: "UIWebView"
    case .glkView, .glkViewController: "GLKit view"
    case .searchDisplayController: "search display controller"
    default: tree.showsAugmentedReality(element) ? "augmented reality view" : nil
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
  /// controls with a Mac look; see the rule `project/appkit-look-properties`.
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
    var labels: [Int: LabelRows] = [:]
    return (0..<tree.count).filter { element in
      guard tree.isElement(element, named: .switch), let parent = tree.parent(of: element) else {
        return false
      }
      let rows = labels[parent] ?? LabelRows(in: parent, tree)
      labels[parent] = rows
      return rows.hasLabel(beside: tree.span(of: element))
    }
  }
}

/// The heights at which the labels of a view stand, so that none is looked for twice.
private struct LabelRows {
  /// Whether frames do not tell where some label stands: it is taken to stand beside everything.
  private let hasFreeLabel: Bool
  /// The tops of the labels from above, each with the lowest end of those down to it.
  private var rows: [(top: Double, end: Double)] = []

  init(in view: Int, _ tree: ElementTree) {
    let spans = tree.children(of: view, named: .label).map { tree.span(of: $0) }
    hasFreeLabel = spans.contains(nil)
    for span in spans.compactMap({ $0 }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rows.append((span.lowerBound, max(span.upperBound, rows.last?.end ?? span.upperBound)))
    }
  }

  /// Whether a label stands beside something, whose place may be unknown.
  func hasLabel(beside span: ClosedRange<Double>?) -> Bool {
    guard let span, !hasFreeLabel else { return hasFreeLabel || !rows.isEmpty }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].top <= span.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && rows[low - 1].end >= span.lowerBound
  }
}
