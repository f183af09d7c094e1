/// Tells what the method does that a recognizer of gestures calls.
struct SwipeAction {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// Whether a method of a class does nothing but leave the screen or put the keyboard away, so that a
  /// gesture for it needs no command of its own.
  func onlyLeaves(_ method: String, of type: String, depth: Int = 0) -> Bool {
    let method = String(method.prefix { $0 != ":" })
    guard depth < 3, let function = runner.symbols.function(method, of: type, labels: nil) else {
      return false
    }
    var (leaves, isOther) = (false, false)
    CodeVisitor(
      visit: { expression, _ in
        guard case .call(let callee, _) = expression.kind, let name = callee.lastName else {
          return !isOther
        }
        if Self.leaving.contains(name) || onlyLeaves(name, of: type, depth: depth + 1) {
          leaves = true
        } else if !Self.harmless.contains(name) {
          isOther = true
        }
        return !isOther
      }, assign: { _, _, _ in isOther = true }
    ).walk(function.function.body, CodeContext())
    return leaves && !isOther
  }

  private static let leaving: Set = [
    "popViewController", "popToRootViewController", "popToViewController", "dismiss", "endEditing",
    "resignFirstResponder", "popViewControllerAnimated", "popToRootViewControllerAnimated",
    "dismissViewControllerAnimated",
  ]
  private static let harmless: Set = ["print", "NSLog"]
}
