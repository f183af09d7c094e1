import InterfaceBuilder
import SourceEvidence

/// A view in a bar, instead of a button.
package enum BarView: Sendable, Equatable {
  /// A segmented control, with the titles of its segments.
  case segments([String])
  /// A search field.
  case searchField
  /// A slider.
  case slider
  /// A switch.
  case toggle
  /// A button, with its title if there is one.
  case button(String?)
  /// Text, an image, or a progress indicator.
  case decoration
  /// Any other view.
  case other

  /// The description of the view in a sentence.
  var phrase: String? {
    switch self {
    case .segments([]): "segments"
    case .segments(let titles):
      "segments (" + titles.map { "“\($0)”" }.joined(separator: ", ") + ")"
    case .searchField: "a search field"
    case .slider: "a slider"
    case .toggle: "a switch"
    case .button(let title): title.map { "“\($0)”" } ?? "a button"
    case .decoration, .other: nil
    }
  }

  /// Whether the view performs an action, as a button does.
  var isButton: Bool { if case .button = self { true } else { false } }

  /// Whether people cannot use it.
  package var isDecoration: Bool { self == .decoration }

  /// Creates the view of an item in code, or `nil` for a button.
  init?(_ content: CodeBarItem.Content) {
    switch content {
    case .button: return nil
    case .segments: self = .segments([])
    case .searchField: self = .searchField
    case .slider: self = .slider
    case .toggle: self = .toggle
    case .decoration: self = .decoration
    case .other: self = .other
    }
  }

  init?(in item: Int, of document: Document) {
    let tree = document.tree
    let view = tree.children(of: item).first { tree.hasValue("customView", for: .key, of: $0) }
    guard let view else { return nil }
    switch tree.name(of: view) {
    case .segmentedControl:
      let segments = tree.descendants(of: view, named: .segment)
      self = .segments(segments.compactMap { tree[$0, .title] })
    case .searchBar, .textField: self = .searchField
    case .slider: self = .slider
    case .switch: self = .toggle
    case .button:
      let states = tree.children(of: view, named: .state)
      self = .button(states.compactMap { tree[$0, .title] }.first { !$0.isEmpty })
    case .label, .imageView: self = .decoration
    default: self = Self.isProgress(tree.spelling(of: view)) ? .decoration : .other
    }
  }

  private static func isProgress(_ element: String) -> Bool {
    element == "activityIndicatorView" || element == "progressView"
  }
}
