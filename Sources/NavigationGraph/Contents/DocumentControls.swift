import Algorithms
package import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

/// The controls of a document that behave differently on the Mac.
package struct DocumentControls {
  private let document: Document
  /// The classes of the project; `nil` if no source code is read.
  private let classes: ClassHierarchy?

  /// The elements of scenes that are left out.
  private let leftOut: [Range<Int>]

  fileprivate init(_ document: Document, _ classes: ClassHierarchy?, without leftOut: [Range<Int>])
  {
    (self.document, self.classes, self.leftOut) = (document, classes, leftOut)
  }

  private var tree: ElementTree { document.tree }

  /// A control or view in a document.
  package struct Control {
    /// The description of the control in a sentence.
    package var name: String
    /// The position in the document, which determines the order of controls.
    package var position: Int
    /// The object ID, or that of the nearest element around it with an ID.
    package var object: String
    package var location: SourceLocation
  }

  /// The controls that throw an exception in the Mac idiom in every version (rule
  /// `project/forbidden-controls`). Page controls and refresh controls have their own rules.
  package var forbidden: [Control] {
    controls { element in
      switch tree.name(of: element) {
      case .pickerView: "picker"
      case .datePicker where tree.hasValue("wheels", for: .style, of: element): "wheel date picker"
      default: nil
      }
    }
  }

  /// The controls that throw an exception in the Mac idiom before version 27.
  package var formerlyForbidden: [Control] {
    controls { tree.isElement($0, named: .stepper) ? "stepper" : nil }
  }

  /// The views that the Mac does not have (rule `project/unavailable-classes`).
  package var unavailable: [Control] {
    controls { element in
      switch tree.name(of: element) {
      case .webView where !isModernWebView(element): "UIWebView"
      case .searchDisplayController: "search display controller"
      default: tree.showsAugmentedReality(element) ? "augmented reality view" : nil
      }
    }
  }

  /// The views that OpenGL ES draws; see the rule `project/opengl-es`.
  package var openGL: [Control] {
    controls { element in
      switch tree.name(of: element) {
      case .glkView, .glkViewController: "GLKit view"
      default: nil
      }
    }
  }

  /// Whether the class of an old web view is derived from the one that took its place.
  private func isModernWebView(_ element: Int) -> Bool {
    guard let name = tree[element, .customClass] else { return false }
    return (classes ?? ClassHierarchy()).isKind(name, of: "WKWebView")
  }

  /// The sliders with images or colors, and the buttons with titles and images for other states that take
  /// the look of the Mac: these settings throw there; see the rule `project/appkit-look-properties`.
  package var withLookProperties: [Control] {
    let elements = (0..<tree.count).compactMap { element -> Int? in
      switch tree.name(of: element) {
      case .slider where isStyled(slider: element): element
      case .state
      where !tree.hasValue("normal", for: .key, of: element)
        && (tree[element, .title] != nil || tree[element, .image] != nil):
        tree.parent(of: element).flatMap { takesMacLook(button: $0) ? $0 : nil }
      default: nil
      }
    }
    // A button may have several states.
    return elements.uniqued().filter(isShown).map { control($0, named: "control") }
  }

  private func isStyled(slider element: Int) -> Bool {
    tree[element, .minimumValueImage] != nil || tree[element, .maximumValueImage] != nil
      || tree.children(of: element, named: .color).contains { color in
        Self.sliderColors.contains(tree[color, .key] ?? "")
      }
  }

  private static let sliderColors: Set = [
    "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
  ]

  /// Whether an element is a button of the system's type: one without a type is custom.
  private func takesMacLook(button element: Int) -> Bool {
    tree.isElement(element, named: .button)
      && ["system", "roundedRect"].contains(tree[element, .buttonType] ?? "")
  }

  /// The switches with a label beside them. One beside a text field belongs to the field.
  package var labeledSwitches: [Control] {
    var rows: [Int: (labels: ViewRows, fields: ViewRows)] = [:]
    return controls { element in
      guard tree.isElement(element, named: .switch), let parent = tree.parent(of: element) else {
        return nil
      }
      let beside =
        rows[parent]
        ?? (ViewRows(of: .label, in: parent, tree), ViewRows(of: .textField, in: parent, tree))
      rows[parent] = beside
      let span = tree.span(of: element)
      guard beside.labels.mayHaveView(beside: span) else { return nil }
      return span.map(beside.fields.hasView) == true ? nil : "switch"
    }
  }

  private func controls(_ name: (Int) -> String?) -> [Control] {
    (0..<tree.count).compactMap { element in
      name(element).flatMap { isShown(element) ? control(element, named: $0) : nil }
    }
  }

  private func isShown(_ element: Int) -> Bool { !leftOut.contains { $0.contains(element) } }

  private func control(_ element: Int, named name: String) -> Control {
    let around = sequence(first: element) { tree.parent(of: $0) }
    return Control(
      name: name, position: element,
      object: around.lazy.compactMap { tree[$0, .id] }.first ?? "",
      location: document.location(of: element))
  }
}

extension NavigationGraph {
  /// The controls of a document that behave differently on the Mac, without those of scenes that are
  /// left out.
  package func controls(inDocument index: Int) -> DocumentControls {
    DocumentControls(
      project.documents[index], project.source?.classes,
      without: leftOutElements(ofDocument: index))
  }

  /// Returns the elements of the scenes of a document that are left out, or all elements of a xib that
  /// nothing loads.
  func leftOutElements(ofDocument index: Int) -> [Range<Int>] {
    let document = project.documents[index]
    if isUnloadedXib(document) { return [0..<document.tree.count] }
    let leftOut = leftOutScreens.filter { nodes[$0].file == index && screen($0).ownsScene }
    return leftOut.sorted().map {
      document.elements(around: document.controllers[nodes[$0].screen])
    }
  }
}

/// The vertical extents of the views of one kind in another view, for fast lookup.
private struct ViewRows {
  /// Whether the frame of one of the views is unknown.
  private let hasFreeView: Bool
  /// The tops of the views in ascending order, each with the lowest bottom edge up to there.
  private var rows: [(top: Double, end: Double)] = []

  init(of kind: XMLName, in view: Int, _ tree: ElementTree) {
    let spans = tree.children(of: view, named: kind).map { tree.span(of: $0) }
    hasFreeView = spans.contains(nil)
    for span in spans.compactMap({ $0 }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rows.append((span.lowerBound, max(span.upperBound, rows.last?.end ?? span.upperBound)))
    }
  }

  /// Whether one of the views is beside a view with an extent, or may be because a frame is unknown.
  func mayHaveView(beside span: ClosedRange<Double>?) -> Bool {
    guard let span, !hasFreeView else { return hasFreeView || !rows.isEmpty }
    return hasView(beside: span)
  }

  /// Whether one of the views is beside a view with an extent.
  func hasView(beside span: ClosedRange<Double>) -> Bool {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].top <= span.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && rows[low - 1].end >= span.lowerBound
  }
}
