extension RuleTwin {
  /// All twins.
  static let all = screens + presented + tabs + stacks + splitViews + pages + project

  /// The rules about structures and screens whose twins are not written yet.
  static let unwritten: [Technology: [String]] = [
    .uiKit: unwrittenInBoth + ["tab-bar/catalyst18-default"],
    .swiftUI: unwrittenInBoth,
  ]

  private static let unwrittenInBoth = [
    "icons/tab-icon-metrics", "split-view/list-appearance",
    "tab-bar/built-in-code", "tab-bar/compact-fallback", "tab-bar/cross-pane-effect",
    "tab-bar/in-split-primary", "tab-bar/replace-root",
    "tab-bar/user-customizable", "window/open-in-new-window",
    "window/title",
  ]
}
