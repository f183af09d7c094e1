/// The actions that the code of a type makes.
struct MadeActions {
  /// An action, and the value of its title.
  struct Made {
    var kind: CodeAction.Kind
    var title: Expression
    /// The variable that holds it, or its action sheet.
    var holder: Holder
    /// The method that it calls.
    var selector: String?
    /// The list from which code makes it and others.
    var source: Source?
  }

  /// A list from which code makes actions, and the names of its elements.
  struct Source {
    var list: Expression
    var names: [String]
  }

  /// A variable of a function.
  struct Holder: Hashable {
    var function: String?
    var name: String?
  }

  private let type: TypeDeclaration
  /// The types of the project whose values are actions.
  private let own: Set<String>
  private let buttons: ButtonTitles
  private var all: [Made] = []
  /// The methods that buttons call.
  private var targets: [Holder: String] = [:]
  /// The offsets of the actions in code that adds them to a variable.
  private var added: [Int: String?] = [:]
  private var notes = Notes()

  /// What stands in the code.
  private struct Notes {
    /// The calls in the order of the code.
    var calls: [(callee: Expression, arguments: [Argument], offset: Int, function: String?)] = []
    /// The alerts in each variable or function, and whether they are action sheets.
    var alerts: [Holder: Bool] = [:]
    /// The values of the local variables, and the variables by the offsets of their values.
    var locals: [Holder: Expression] = [:]
    var holders: [Int: Holder] = [:]
    /// The accessibility labels of the objects in variables.
    var labels: [Holder: Expression] = [:]
    /// The assignments, and the functions that they stand in.
    var assignments: [(target: Expression, value: Expression, function: String?)] = []
    /// The lists whose elements a function goes through, by the name of an element.
    var sources: [Holder: Source] = [:]

    mutating func add(_ expression: Expression, in function: String?) {
      guard case .call(let callee, let arguments) = expression.kind else { return }
      calls.append((callee, arguments, expression.offset, function))
      guard case .member(let list?, let member) = callee.kind, Self.loops.contains(member),
        case .closure(let closure)? = arguments.last?.value.kind
      else { return }
      add(list, of: closure.parameters.isEmpty ? ["$0"] : closure.parameters, in: function)
    }

    /// The methods that call a closure with each element: `options.map { option in … }`.
    private static let loops: Set = ["map", "compactMap", "flatMap", "forEach"]

    mutating func add(_ list: Expression, of names: [String], in function: String?) {
      for name in names {
        sources[Holder(function: function, name: name)] = Source(list: list, names: names)
      }
    }

    mutating func add(_ variable: Variable, in function: String?) {
      let holder = Holder(function: function, name: variable.name)
      locals[holder] = variable.value
      guard let value = variable.value else { return }
      holders[value.offset] = holder
      guard case .call(_, let arguments) = value.kind else { return }
      alerts[holder] = arguments["preferredStyle"]?.isSheet
    }
  }

  /// Reads the members of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - own: The types of the project whose values are actions.
  ///   - isButton: Whether a name is that of a class of buttons.
  ///   - usesButtons: Whether the functions use classes of buttons that the project declares.
  init(
    _ type: TypeDeclaration, own: Set<String>, isButton: @escaping (String) -> Bool,
    usesButtons: Bool
  ) {
    self.type = type
    self.own = own
    buttons = ButtonTitles(type, isClass: isButton)
    let isWalkedWhole = !own.isEmpty || usesButtons || buttons.hasOwnClasses
    notes = Self.notes(of: type, isWalkedWhole ? nil : .element)
    for call in notes.calls { read(call.callee, call.arguments, call.offset, in: call.function) }
    for one in notes.assignments { read(one.target, one.value, in: one.function) }
  }

  private static func notes(of type: TypeDeclaration, _ roles: FrameworkNames.Roles?) -> Notes {
    var notes = Notes()
    let visitor = CodeVisitor(
      visit: { expression, context in
        notes.add(expression, in: context.function)
        return true
      },
      assign: { target, value, context in
        notes.assignments.append((target, value, context.function))
        guard case .member(let base?, "accessibilityLabel") = target.kind else { return }
        notes.labels[Holder(function: context.function, name: base.lastName)] = value
      }, declare: { variable, context in notes.add(variable, in: context.function) },
      loop: { pattern, list, context in
        notes.add(list, of: pattern.expression.loopNames, in: context.function)
      }, roles: roles)
    var properties = type
    properties.functions = []
    visitor.walk(properties)
    for function in type.functions
    where roles.map({ !FrameworkNames.roles(function.marks).isDisjoint(with: $0) }) ?? true {
      // Many methods of data sources and delegates have the same first name.
      let label = function.parameters.lazy.map(\.label).first { $0.hasPrefix("contextMenu") }
      visitor.walk(function.body, CodeContext(type: type, function: label ?? function.name))
    }
    return notes
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
    }.flatMap(resolved).filter { $0.kind != .button || !$0.title.hasFallback }
  }

  private func isSheet(_ holder: Holder) -> Bool {
    notes.alerts[holder] ?? notes.alerts[Holder(function: holder.function)] ?? false
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
    if let base = action.title.names?.first,
      var source = notes.sources[Holder(function: action.holder.function, name: base)]
    {
      var action = action
      if case .name(let name) = source.list.kind {
        source.list =
          notes.locals[Holder(function: action.holder.function, name: name)] ?? source.list
      }
      action.source = source
      return [action]
    }
    guard case .name(let name) = action.title.kind else { return [action] }
    if let value = notes.locals[Holder(function: action.holder.function, name: name)] {
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
      notes.alerts[holder] = notes.alerts[holder] == true || style.isSheet
    }
    guard
      let kind = Self.kind(base, member, callee, arguments, in: function)
        ?? ownKind(callee, arguments),
      let title = title(arguments, at: offset)
    else { return }
    let holder = kind == .button ? base : added[offset].flatMap(\.self)
    all.append(
      Made(
        kind: kind, title: title, holder: Holder(function: function, name: holder),
        selector: arguments["action"]?.selectorName))
  }

  /// Reads an assignment to the title of a button.
  private mutating func read(_ target: Expression, _ value: Expression, in function: String?) {
    let name = buttons.button(titledBy: target) {
      notes.locals[Holder(function: function, name: $0)]
    }
    guard let name, !value.isNil else { return }
    all.append(Made(kind: .button, title: value, holder: Holder(function: function, name: name)))
  }

  /// Returns the title among the arguments, or the accessibility label of an action without a title.
  private func title(_ arguments: [Argument], at offset: Int) -> Expression? {
    let title =
      arguments["title"] ?? arguments["label"]
      ?? arguments.first.flatMap { $0.label.isEmpty ? $0.value : nil }
    guard let title, !title.isNil else { return notes.holders[offset].flatMap { notes.labels[$0] } }
    return title
  }

  /// Returns where people find the action that a type of the project stands for: it has a title and something
  /// to do.
  private func ownKind(_ callee: Expression, _ arguments: [Argument]) -> CodeAction.Kind? {
    if buttons.isMade(by: callee, arguments) { return .button }
    guard let name = callee.lastName, own.contains(name),
      arguments["title"] != nil || arguments["label"] != nil,
      arguments.contains(where: { $0.isClosure || ["action", "handler"].contains($0.label) })
    else { return nil }
    return name.contains("Swipe") ? .swipe : .menu
  }

  /// Returns where people find the action that a call makes, or `nil` if it makes none.
  private static func kind(
    _ base: String?, _ member: String?, _ callee: Expression, _ arguments: [Argument],
    in function: String?
  ) -> CodeAction.Kind? {
    if member == "setTitle" || member == "setAttributedTitle" {
      let state = arguments["for"] ?? arguments["forState"]
      return state?.isNormalState == true ? .button : nil
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
  /// Whether the state of a control is that without another one: `.normal`, `[]`, `UIControl.State()`.
  fileprivate var isNormalState: Bool {
    switch kind {
    case .array(let states): states.isEmpty
    case .call(_, let arguments): arguments.isEmpty
    default: hasName(in: ["normal", "UIControlStateNormal"])
    }
  }

  /// Whether another text is shown where there is one, such as the name of what is selected: `name ?? "New"`.
  fileprivate var hasFallback: Bool {
    if case .choice(_, nil) = kind { true } else { false }
  }

  /// The names that a loop gives to the elements.
  fileprivate var loopNames: [String] {
    if case .name(let name) = kind { return [name] }
    return boundNames
  }

  /// Whether the style of an alert is, or may be, that of an action sheet.
  fileprivate var isSheet: Bool {
    contains {
      $0.hasName(in: ["actionSheet", "ActionSheet", "UIAlertControllerStyleActionSheet"])
    }
  }
}
