/// Finds the actions that the code of view controllers and their views offers: in menus, in action sheets, on rows,
/// and on buttons.
struct ControllerActions {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// Returns the actions that the members of a type make, in the order of the code.
  func actions(of type: TypeDeclaration, named name: String, in file: Int) -> [CodeAction] {
    let made = MadeActions(type).actions
    guard !made.isEmpty else { return [] }
    let scope = runner.scope(ofType: name, file: file)
    return made.compactMap { made in
      let origin = Position(file: file, offset: made.title.offset)
      let conditions = runner.program.conditions(at: origin)
      guard conditions.isOfSharedCode, !runner.program.excludes(conditions) else { return nil }
      runner.interpreter.refill()
      return text(made.title, scope).map {
        CodeAction(made.kind, $0, at: runner.program.place(origin))
      }
    }
  }

  /// Returns a title. Of two that a condition chooses from, it is the second one, which is mostly that of the state
  /// at first: `isPinned ? "Unpin" : "Pin"`.
  private func text(_ title: Expression, _ scope: Scope) -> CodeText? {
    if let text = runner.interpreter.evaluate(title, scope).text { return text }
    guard case .choice(let sides, _) = title.kind, let last = sides.last else { return nil }
    return text(last, scope)
  }
}

/// The actions that the code of a type makes.
private struct MadeActions {
  /// An action, and the value of its title.
  struct Made {
    var kind: CodeAction.Kind
    var title: Expression
    /// The variable that holds it, or its action sheet.
    var holder: Holder
    /// The method that it calls.
    var selector: String?
  }

  /// A variable of a function.
  struct Holder: Hashable {
    var function: String?
    var name: String?
  }

  private let type: TypeDeclaration
  private var all: [Made] = []
  /// The alerts in each variable or function, and whether they are action sheets.
  private var alerts: [Holder: Bool] = [:]
  /// The values of the local variables.
  private var locals: [Holder: Expression] = [:]
  /// The methods that buttons call.
  private var targets: [Holder: String] = [:]
  /// The offsets of the actions in code that adds them to a variable.
  private var added: [Int: String?] = [:]

  /// Reads the members of a type.
  init(_ type: TypeDeclaration) {
    self.type = type
    var alerts: [Holder: Bool] = [:]
    var locals: [Holder: Expression] = [:]
    var made: [(callee: Expression, arguments: [Argument], offset: Int, function: String?)] = []
    let visitor = CodeVisitor(
      visit: { expression, context in
        if case .call(let callee, let arguments) = expression.kind {
          made.append((callee, arguments, expression.offset, context.function))
        }
        return true
      },
      declare: { variable, context in
        let holder = Holder(function: context.function, name: variable.name)
        locals[holder] = variable.value
        if case .call(_, let arguments)? = variable.value?.kind {
          alerts[holder] = arguments["preferredStyle"]?.isSheet
        }
      }, roles: .element)
    var properties = type
    properties.functions = []
    visitor.walk(properties)
    for function in type.functions
    where FrameworkNames.roles(function.marks).contains(.element) {
      // Many methods of data sources and delegates have the same first name.
      let label = function.parameters.lazy.map(\.label).first { $0.hasPrefix("contextMenu") }
      visitor.walk(function.body, CodeContext(type: type, function: label ?? function.name))
    }
    (self.alerts, self.locals) = (alerts, locals)
    for call in made { read(call.callee, call.arguments, call.offset, in: call.function) }
  }

  /// The actions in the order of the code. What a helper makes from its parameters is an action for each call
  /// of it.
  var actions: [Made] {
    let choices = Dictionary(grouping: all.filter { $0.kind == .sheet }, by: \.holder)
    return all.filter { action in
      // A sheet with one action asks whether to go on, and other alerts do so as well.
      if action.kind == .sheet {
        return isSheet(action.holder) && choices[action.holder]?.count ?? 0 > 1
      }
      let selector = action.selector ?? targets[action.holder]
      return selector.map(pushes) != true
    }.flatMap(resolved)
  }

  private func isSheet(_ holder: Holder) -> Bool {
    alerts[holder] ?? alerts[Holder(function: holder.function)] ?? false
  }

  /// Whether a method leads to the next screen, as a link does.
  private func pushes(_ selector: String) -> Bool {
    let name = selector.prefix { $0 != ":" }
    return type.functions.filter { $0.name == name }.contains { function in
      var pushes = false
      CodeVisitor(visit: { expression, _ in
        if case .call(let callee, _) = expression.kind, let name = callee.lastName {
          pushes = pushes || Self.pushing.contains(name)
        }
        return !pushes
      }).walk(function.body, CodeContext())
      return pushes
    }
  }

  private static let pushing: Set = [
    "pushViewController", "show", "showViewController", "showDetailViewController", "performSegue",
    "performSegueWithIdentifier",
  ]

  /// Returns an action with the title in a local variable, or with those that other code gives to the helper that
  /// makes it.
  private func resolved(_ action: Made) -> [Made] {
    guard case .name(let name) = action.title.kind else { return [action] }
    if let value = locals[Holder(function: action.holder.function, name: name)] {
      var action = action
      action.title = value
      return [action]
    }
    guard let function = action.holder.function,
      let helper = type.functions.first(where: { $0.name == function }),
      let index = helper.parameters.firstIndex(where: { $0.name == name })
    else { return [action] }
    return calls(of: function).compactMap { arguments in
      guard arguments.indices.contains(index) else { return nil }
      var action = action
      action.title = arguments[index].value
      return action
    }
  }

  /// Returns the arguments of each call of a method in the code of the type.
  private func calls(of method: String) -> [[Argument]] {
    var found: [[Argument]] = []
    CodeVisitor(visit: { expression, _ in
      guard case .call(let callee, let arguments) = expression.kind, callee.lastName == method
      else {
        return true
      }
      let base = Self.parts(of: callee).base
      if base == nil || base == "self" { found.append(arguments) }
      return true
    }).walk(type)
    return found
  }

  // MARK: Calls

  private mutating func read(
    _ callee: Expression, _ arguments: [Argument], _ offset: Int, in function: String?
  ) {
    let (base, member) = Self.parts(of: callee)
    switch member {
    case "addAction": arguments.first.map { added[$0.value.offset] = base }
    case "addTarget":
      targets[Holder(function: function, name: base)] = arguments["action"]?.selectorName
    default: break
    }
    if let style = arguments["preferredStyle"] {
      let holder = Holder(function: function)
      alerts[holder] = alerts[holder] == true || style.isSheet
    }
    guard let kind = Self.kind(base, member, callee, arguments, in: function),
      let title = arguments["title"]
        ?? arguments.first.flatMap({ $0.label.isEmpty ? $0.value : nil })
    else { return }
    let holder = kind == .button ? base : added[offset].flatMap(\.self)
    all.append(
      Made(
        kind: kind, title: title, holder: Holder(function: function, name: holder),
        selector: arguments["action"]?.selectorName))
  }

  /// Returns where people find the action that a call makes, or `nil` if it makes none.
  private static func kind(
    _ base: String?, _ member: String?, _ callee: Expression, _ arguments: [Argument],
    in function: String?
  ) -> CodeAction.Kind? {
    if member == "setTitle" {
      let state = arguments["for"] ?? arguments["forState"]
      return state?.hasName(in: ["normal", "UIControlStateNormal"]) == true ? .button : nil
    }
    let isMade =
      member.map { $0 == "init" || $0.hasSuffix("WithTitle") || $0.hasSuffix("WithStyle") } ?? true
    let isCancel = arguments["style"]?.lastName.map { $0.lowercased().hasSuffix("cancel") } ?? false
    guard isMade, !isCancel, let type = member == nil ? callee.lastName : base,
      let kind = ElementNames.actions[type].flatMap(CodeAction.Kind.init)
    else { return nil }
    return kind == .menu && function?.hasPrefix("contextMenu") == true ? .contextMenu : kind
  }

  /// Returns what stands before the last name of a call, and this name.
  private static func parts(of callee: Expression) -> (base: String?, member: String?) {
    guard case .member(let base?, let member) = callee.kind else { return (nil, nil) }
    return (base.lastName, member)
  }
}

extension Expression {
  /// Whether the style of an alert is, or may be, that of an action sheet.
  fileprivate var isSheet: Bool {
    contains { $0.lastName == "actionSheet" || $0.lastName == "UIAlertControllerStyleActionSheet" }
  }
}
