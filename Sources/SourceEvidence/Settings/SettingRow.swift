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
  /// The name of the view, such as `Toggle`.
  var name: String
  /// Its arguments.
  var arguments: [Argument] = []
  /// Where it begins.
  var offset: Int
  /// Whether it is shown only at times, or once for each of several values.
  var isConditional: Bool
}

extension SettingRow {
  /// Returns the kind of a row of SwiftUI, or `nil` for other views.
  static func kind(of name: String) -> Kind? {
    if controls.contains(name) { return .control }
    return others.contains(name) ? .other : nil
  }

  private static let controls: Set = [
    "Toggle", "Picker", "TextField", "SecureField", "Slider", "Stepper", "DatePicker",
    "ColorPicker", "TextEditor",
  ]
  private static let others: Set = ["Button", "NavigationLink", "Link", "ShareLink", "Menu"]

  /// The views of SwiftUI that contain rows.
  static let containers: Set = [
    "Form", "List", "Section", "Group", "GroupBox", "DisclosureGroup", "LabeledContent", "ForEach",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "ScrollView",
    "NavigationStack", "NavigationView",
  ]
  /// The views of SwiftUI that people only see.
  static let displays: Set = [
    "Text", "Label", "Image", "AsyncImage", "Spacer", "Divider", "EmptyView", "ProgressView",
    "Color",
  ]
}
