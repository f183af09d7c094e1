/// An expression and what is called on it, one after another: `TabView { … }.tint(.red)`.
struct ModifierChain {
  /// One call on what stands before it.
  struct Modifier {
    var name: String
    var arguments: [Argument]
    var offset: Int
  }

  /// What everything is called on.
  var core: Expression
  /// The calls, in order.
  var modifiers: [Modifier] = []

  init(_ expression: Expression) {
    core = expression
    while case .call(let callee, let arguments) = core.kind,
      case .member(let base?, let name) = callee.kind
    {
      modifiers.append(Modifier(name: name, arguments: arguments, offset: callee.offset))
      core = base
    }
    modifiers.reverse()
  }

  /// The first call of a name.
  subscript(name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// The name and arguments of the core, if it is a call of a name.
  var call: (name: String, arguments: [Argument])? {
    guard case .call(let callee, let arguments) = core.kind, case .name(let name) = callee.kind
    else { return nil }
    return (name, arguments)
  }
}

extension Argument {
  /// Whether it is a closure.
  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension [Argument] {
  /// The closure with a label; without one, the last unlabeled one.
  func closure(_ label: String = "") -> Closure? {
    for argument in reversed() where argument.label == label {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }
}
