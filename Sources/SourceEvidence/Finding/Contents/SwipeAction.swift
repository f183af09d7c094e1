/// Tells what the method does that a recognizer of gestures calls.
struct SwipeAction {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// Whether a method of a class does nothing but put the keyboard away, which a Mac does not need.
  func onlyEndsEditing(_ method: String, of type: String, depth: Int = 0) -> Bool {
    let method = String(method.prefix { $0 != ":" })
    guard depth < 3, let function = runner.symbols.function(method, of: type, labels: nil) else {
      return false
    }
    var (endsEditing, isOther) = (false, false)
    CodeVisitor(
      visit: { expression, _ in
        guard case .call(let callee, _) = expression.kind, let name = callee.lastName else {
          return !isOther
        }
        if Self.ending.contains(name) || onlyEndsEditing(name, of: type, depth: depth + 1) {
          endsEditing = true
        } else if !Self.harmless.contains(name) {
          isOther = true
        }
        return !isOther
      }, assign: { _, _, _ in isOther = true }
    ).walk(function.function.body, CodeContext())
    return endsEditing && !isOther
  }

  private static let ending: Set = ["endEditing", "resignFirstResponder"]
  private static let harmless: Set = ["print", "NSLog"]
}
