/// An expression with the methods that are called on it: `TabView { … }.tint(.red)`.
struct ModifierChain {
  /// A method call on the expression before it.
  struct Modifier {
    var name: String
    var arguments: [Argument]
    var offset: Int

    /// Whether it is a frame with a height that is not that of the screen around it.
    var setsHeight: Bool {
      guard name == "frame", let height = arguments["height"], !height.isNil else { return false }
      return !height.contains { $0.lastName.map(Self.wholes.contains) ?? false }
    }

    private static let wholes: Set = [
      "infinity", "geometry", "proxy", "geo", "reader", "size", "bounds", "UIScreen",
      "screenHeight",
    ]
  }

  /// The expression at the start of the chain.
  var core: Expression
  /// The method calls, in order.
  var modifiers: [Modifier] = []

  init(_ expression: Expression) {
    core = expression
    while case .call(let callee, let arguments) = core.kind,
      case .member(let base?, let name) = callee.kind, callee.typePath == nil
    {
      modifiers.append(Modifier(name: name, arguments: arguments, offset: callee.offset))
      core = base
    }
    modifiers.reverse()
  }

  /// Whether the view is only drawn into an image, as with `view.asImage()`, `view.renderedImage()`, or
  /// `view.snapshot()`. A modifier such as `backgroundImage` leaves it a view.
  var isDrawnIntoImage: Bool {
    let words = modifiers.last?.name.nameWords ?? []
    return words == ["snapshot"]
      || words.last == "image" && words.first.map(Self.drawing.contains) == true
  }

  private static let drawing: Set = [
    "as", "to", "render", "rendered", "snapshot", "make", "generate",
  ]

  /// The first call of a method.
  subscript(name: String) -> Modifier? { modifiers.first { $0.name == name } }

  /// The name, with the enclosing types, and the arguments of the core expression, if it is a call.
  var call: (name: String, arguments: [Argument])? {
    guard case .call(let callee, let arguments) = core.kind else { return nil }
    if case .name(let name) = callee.kind { return (name, arguments) }
    return callee.typePath.map { ($0, arguments) }
  }
}

extension Expression {
  /// The name of a type in another one or in a module, as in `Settings.RootView`, or `nil` for other
  /// expressions. The modules of frameworks are left out.
  var typePath: String? {
    guard case .member(.some, let name) = kind, name.startsUppercase, let names = typeNames,
      names.allSatisfy(\.startsUppercase)
    else { return nil }
    var path = names.joined(separator: ".")
    return path.withUTF8 { TypeName.path(UnsafeRawBufferPointer($0)) }
  }
}

extension Argument {
  /// Whether the value is a closure.
  var isClosure: Bool { if case .closure = value.kind { true } else { false } }
}

extension [Argument] {
  /// The closure with a label, or else the last closure without one.
  func closure(_ label: String = "") -> Closure? {
    for argument in reversed() where argument.label == label {
      if case .closure(let closure) = argument.value.kind { return closure }
    }
    return nil
  }
}
