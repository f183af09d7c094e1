extension MarkerFinder {
  /// Returns the places where a function creates values that it hands over to another function, which
  /// may complete them. Presenting a value is none of these.
  func handedOver(by function: Function) -> Set<Int> {
    // Branches may use one name for several values.
    var made: [String: [Int]] = [:]
    var given: Set<String> = []
    CodeVisitor(
      visit: { expression, _ in
        if case .call(let callee, let arguments) = expression.kind,
          !Self.isPresentation(callee, arguments)
        {
          for case .name(let name) in arguments.map(\.value.kind) { given.insert(name) }
        }
        return true
      },
      declare: { variable, _ in
        made[variable.name, default: []] += [variable.value?.offset].compactMap { $0 }
      }
    ).walk(function.body, CodeContext())
    return Set(given.flatMap { made[$0] ?? [] })
  }

  /// Whether a call is that of the framework, which presents its first argument.
  private static func isPresentation(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    let name = callee.lastName ?? ""
    return name == "presentViewController" || name == "present" && arguments.first?.label == ""
  }

  /// Returns the places where a function creates long presses that are no actions of rows: it adds them
  /// to a button or the like, or people need several fingers for them.
  func pressesBesidesRows(in function: Function) -> Set<Int> {
    var made: Set<Int> = []
    var receivers: [String] = []
    var places: [String: Int] = [:]
    var forFingers: Set<String> = []
    CodeVisitor(
      visit: { expression, _ in
        guard case .call(let callee, _) = expression.kind else { return true }
        if callee.lastName == "addGestureRecognizer", case .member(let base?, _) = callee.kind {
          receivers.append(base.lastName ?? "")
        } else if callee.isInitializer(of: "UILongPressGestureRecognizer") {
          made.insert(expression.offset)
        }
        return true
      },
      assign: { target, value, _ in
        if let name = Self.needsFingers(target, value) { forFingers.insert(name) }
      },
      declare: { variable, _ in places[variable.name] = variable.value?.offset }
    ).walk(function.body, CodeContext())
    if !receivers.isEmpty, receivers.allSatisfy(Self.namesControl) { return made }
    return made.intersection(forFingers.compactMap { places[$0] })
  }

  /// Returns the name of a gesture recognizer if an assignment lets it need several fingers.
  private static func needsFingers(_ target: Expression, _ value: Expression) -> String? {
    guard case .member(let base?, "numberOfTouchesRequired") = target.kind,
      case .literal(let count) = value.kind, count != "1"
    else { return nil }
    return base.lastName
  }

  private static func namesControl(_ name: String) -> Bool {
    !Set(name.nameWords).isDisjoint(with: ["button", "map", "label", "slider", "title", "control"])
  }
}

extension Expression {
  /// Whether it is a class or the initializer of one, as what is called.
  fileprivate func isInitializer(of name: String) -> Bool {
    if lastName == name { return true }
    guard let lastName, lastName.hasPrefix("init"), case .member(let base?, _) = kind else {
      return false
    }
    return base.contains { $0.lastName == name }
  }
}
