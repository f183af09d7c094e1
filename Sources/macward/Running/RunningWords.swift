import RunningEvidence

/// The words for what running apps contain.
enum RunningWords {
  /// Returns the class of a controller, with the view that it hosts.
  static func name(_ controller: RunningController) -> String {
    let views = controller.hostedViews.map(\.name).joined(separator: ", ")
    return name(controller.name) + (views.isEmpty ? "" : " (\(views))")
  }

  /// Returns a class with its module, unless that is one of the system.
  static func name(_ name: RunningName) -> String {
    guard let module = name.module, module != "SwiftUI", module != "UIKit" else { return name.name }
    return "\(module).\(name.name)"
  }

  /// Returns what a controller is for, or `nil` for a plain screen.
  static func kind(_ controller: RunningController) -> String? {
    controller.kind == .screen ? nil : kinds[controller.kind]
  }

  /// Returns how a controller is presented.
  static func name(_ presentation: RunningPresentation) -> String {
    presentations[presentation] ?? presentation.rawValue
  }

  /// The names of kinds.
  static let kinds: [RunningKind: String] = [
    .tabBar: "tab bar", .navigation: "navigation", .split: "split view", .page: "pages",
    .hosting: "SwiftUI", .table: "table", .collection: "collection", .alert: "alert",
    .search: "search", .service: "screen of the system", .helper: "helper", .screen: "screen",
  ]

  private static let presentations: [RunningPresentation: String] = [
    .fullScreen: "full screen", .overFullScreen: "over full screen",
    .currentContext: "current context", .pageSheet: "page sheet", .formSheet: "form sheet",
    .actionSheet: "action sheet",
  ]

  /// The types of elements to list.
  static let bars: [String: String] = [
    "TabBar": "Tab bar       ", "NavigationBar": "Navigation bar", "Sheet": "Sheet         ",
    "Popover": "Popover       ", "Alert": "Alert         ",
  ]

  /// Returns the labels of the buttons in a bar.
  static func buttons(of bar: RunningElement) -> [String] {
    bar.children.flatMap { child -> [String] in
      guard child.type == "Button" else { return child.type == "Other" ? buttons(of: child) : [] }
      let title = child.label ?? child.identifier ?? "(no label)"
      return [child.isSelected ? "\(title) (selected)" : title]
    }
  }
}
