/// What the controls are that a file's code names, as far as the look of the Mac matters to them.
struct ControlTypes {
  /// What a control is.
  enum Control: Sendable, Hashable {
    /// A button that takes the look of the Mac: one of the system's type, or with a configuration.
    case systemButton
    /// A button that keeps its own look: of a custom type, or of a class of the project.
    case ownButton
    case slider
    /// Something else.
    case other
  }

  private let names: ControlNames
  private let hierarchy: ClassHierarchy

  init(_ file: CodeFile, _ hierarchy: ClassHierarchy) {
    names = ControlNames(file)
    self.hierarchy = hierarchy
  }

  /// What an expression in some code is; nil if that is unknown. Nothing stands for the code's own object.
  func control(_ expression: Expression?, _ context: CodeContext, depth: Int = 0) -> Control? {
    guard depth < 4 else { return nil }
    guard let expression, !expression.isSelf else {
      return context.type.flatMap { control(ofType: $0.name) }
    }
    if let name = names.name(expression, context) {
      let values = names.values[name] ?? []
      var context = context
      // What a property's closure makes stands in the property.
      context.function = name.function ?? name.name
      let made = Set(values.map { self.made($0, context, depth: depth + 1) })
      let known = made.count == 1 ? made.first ?? nil : nil
      if names.configured.contains(name), known == .ownButton, !values.contains(where: isOwnClass) {
        return .systemButton
      }
      return known ?? names.types[name].flatMap { control(ofType: $0) }
    }
    return made(expression, context, depth: depth + 1)
  }

  /// What an expression makes.
  private func made(_ expression: Expression, _ context: CodeContext, depth: Int) -> Control? {
    switch expression.kind {
    case .cast(let base, let type):
      return made(base, context, depth: depth) ?? control(ofType: type)
    case .name, .member(.some, _):
      return control(expression, context, depth: depth)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind { return returned(closure, context, depth) }
      if let type = expression.madeType { return control(ofType: type, arguments) }
      guard case .member(let base?, let method) = callee.kind else { return nil }
      if let type = base.lastName, type.startsUppercase {
        return control(ofType: type, method, arguments)
      }
      // What a method with a closure is called on, such as `.then { … }`, stays what it is.
      return arguments.closure == nil ? nil : made(base, context, depth: depth + 1)
    default: return nil
    }
  }

  /// What a closure returns that is called where it stands.
  private func returned(_ closure: Closure, _ context: CodeContext, _ depth: Int) -> Control? {
    for case .returning(let value?) in closure.body.map(\.kind) {
      return control(value, context, depth: depth + 1)
    }
    return nil
  }

  /// What an initializer makes.
  private func control(ofType type: String, _ arguments: [Argument]) -> Control? {
    guard type == "UIButton" else { return control(ofType: type) }
    if arguments["configuration"] != nil { return .systemButton }
    guard let kind = arguments["type"] else { return .ownButton }
    return Self.button(ofType: kind)
  }

  /// What a method of a class returns: `UIButton.systemButton(…)`, `UISlider.appearance()`.
  private func control(
    ofType type: String, _ method: String, _ arguments: [Argument]
  ) -> Control? {
    if method.hasPrefix("appearance") { return control(ofType: type) }
    guard type == "UIButton" else { return nil }
    switch method {
    case "systemButton", "systemButtonWithImage", "buttonWithConfiguration": return .systemButton
    case "buttonWithType": return arguments.first.flatMap { Self.button(ofType: $0.value) }
    default: return nil
    }
  }

  private static func button(ofType kind: Expression) -> Control? {
    switch kind.lastName {
    case "system", "roundedRect", "UIButtonTypeSystem", "UIButtonTypeRoundedRect": .systemButton
    case "custom", "UIButtonTypeCustom": .ownButton
    default: nil
    }
  }

  /// What a variable of a type is; a button may be of any kind.
  private func control(ofType type: String) -> Control? {
    if hierarchy.isKind(type, of: "UISlider") { return .slider }
    if type == "UIButton" { return nil }
    if hierarchy.isKind(type, of: "UIButton") { return .ownButton }
    return hierarchy.declarations[type] != nil || type.hasPrefix("UI") ? .other : nil
  }

  private func isOwnClass(_ value: Expression) -> Bool {
    value.madeType.map { hierarchy.declarations[$0] != nil } ?? false
  }
}

extension Expression {
  fileprivate var isSelf: Bool { if case .name("self") = kind { true } else { false } }

  /// The type whose initializer it calls; nil if it calls none.
  fileprivate var madeType: String? {
    guard case .call(let callee, _) = kind else { return nil }
    if case .member(let base?, "init") = callee.kind { return base.lastName }
    guard let name = callee.lastName, name.startsUppercase else { return nil }
    return name
  }
}
