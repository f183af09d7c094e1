/// A part of a view's code that may be a row of a list of settings.
struct SettingRow {
  /// The kinds of rows.
  enum Kind {
    /// A control, or a view that may contain one.
    case control
    /// A button or a link.
    case other
    /// A view of the app, whose rows are read in its own code.
    case view
  }

  /// The kind.
  var kind: Kind
  /// The view.
  var view: ViewNode
  /// Whether it is shown only at times, or once for each of several values.
  var isConditional: Bool

  /// The name of the view, such as `Toggle`.
  var name: String { view.made?.callee.lastName ?? "" }
}

extension ViewRow.Role {
  /// The kind of a row of SwiftUI.
  var row: SettingRow.Kind {
    switch self {
    case .button, .link, .submenu, .action: .other
    default: .control
    }
  }

  /// Whether people only see the view.
  var isDisplay: Bool {
    switch self {
    case .text, .image, .label, .display: true
    default: false
    }
  }

  /// Whether a view contains rows.
  var holdsRows: Bool {
    switch self {
    case .wrapper, .frame, .rows, .line, .scroll, .list, .form, .repetition, .section, .grid,
      .stack, .stackOrColumns:
      true
    default: false
    }
  }
}
