/// A method of a tab bar controller that new code overrides, unless the app's class does so already.
enum TabBarOverride: CaseIterable {
  /// Whether a command can be used.
  case performs
  /// The checkmark of a command.
  case validates

  /// The beginning of the declaration in code.
  var head: String {
    switch self {
    case .performs: "func canPerformAction("
    case .validates: "func validate("
    }
  }

  /// The name of the method.
  var method: String {
    switch self {
    case .performs: "canPerformAction(_:withSender:)"
    case .validates: "validate(_:)"
    }
  }

  /// The flag of the template if the app's class overrides the method.
  var flag: String {
    switch self {
    case .performs: "ownPerforms"
    case .validates: "ownValidates"
    }
  }

  /// The flag of the template without which the method is not needed.
  var need: String {
    switch self {
    case .performs: "back"
    case .validates: "sections"
    }
  }

  /// The lines for the method that the app's class has.
  var lines: String {
    switch self {
    case .performs:
      """
      if action == #selector(goBack(_:)) { return canGoBack }
      """
    case .validates:
      """
      if command.action == #selector(showSection(_:)) {
        command.state = command.propertyList as? String == shownSection?.rawValue ? .on : .off
      }
      """
    }
  }
}
