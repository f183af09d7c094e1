import InterfaceBuilder
import SourceEvidence

// Conversions from the types of the source evidence to those of the graph.

extension Item.Title {
  /// Converts a title in code.
  init(_ text: CodeText?) {
    guard let text else {
      self = .none
      return
    }
    self =
      text.readable.flatMap(\.trimmedOrNil).map { .known($0, key: text.key) }
      ?? .unknown(key: text.key)
  }
}

extension Container.Kind {
  init(_ kind: CodeContainer.Kind) {
    switch kind {
    case .tabBar: self = .controller(.tabBar)
    case .bareTabBar: self = .bareTabBar
    case .splitView: self = .controller(.splitView)
    case .pageView: self = .controller(.pageView)
    case .pageControl: self = .pageControl
    case .navigationStack: self = .controller(.stack)
    case .segmentedControl: self = .segmentedControl
    }
  }
}

extension Container.PageTurning {
  init(_ turning: CodeContainer.PageTurning) {
    switch turning {
    case .none: self = .swiping
    case .segments: self = .segments
    case .buttons: self = .buttons
    }
  }
}

extension Container.Change {
  /// Converts a change of the items in a storyboard. A list that is complete in code replaces them.
  init(_ container: CodeContainer) {
    switch container.change {
    case .replaces?: self = .replaces
    case .appends?: self = .appends
    case .inserts(let position)?: self = .inserts(at: position)
    case nil: self = container.setsItems ? .replaces : .appends
    }
  }
}

extension CodeContainer {
  /// Whether it is known how code changes the existing items.
  var setsItems: Bool { !onlyChangesTabs && (change != nil || knowsAllTabs) }
}

extension Step {
  /// Converts the way in which a container appears that fills no window.
  init(_ standing: CodeContainer.Standing) {
    switch standing {
    case .contained: self = .contained
    case .pushed: self = .pushed
    case .presented: self = .modal
    }
  }
}

extension CodeContainer.Column {
  var containment: Containment? {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    case .compact: .compact
    case .inspector: nil
    }
  }
}
