/// Finds the commands of menus and the keys in use.
final class CommandFinder {
  let runner: CodeRunner
  let file: Int
  private let menuCode: MenuCode
  private(set) var commands: [CodeCommand] = []
  /// Where the commands begin that are found already.
  private var seen: Set<Int> = []

  private init(_ runner: CodeRunner, _ file: Int, _ menuCode: MenuCode) {
    self.runner = runner
    self.file = file
    self.menuCode = menuCode
  }

  /// The commands of a file.
  static func commands(_ runner: CodeRunner, file: Int, _ menuCode: MenuCode) -> [CodeCommand] {
    let finder = CommandFinder(runner, file, menuCode)
    CodeVisitor(
      visit: { expression, context in finder.look(at: expression, context, SwiftUIMenu()) },
      roles: .command
    ).walk(runner.program.files[file])
    return finder.commands
  }

  /// The menu of SwiftUI that code stands in.
  struct SwiftUIMenu {
    var isInMenuBar = false
    var name: String?
  }

  private var code: CodeFile { runner.program.files[file] }

  /// Looks at an expression; false if all inside was looked at.
  private func look(at expression: Expression, _ context: CodeContext, _ menu: SwiftUIMenu) -> Bool
  {
    guard case .call(let callee, let arguments) = expression.kind else { return true }
    if let source = Self.source(callee) {
      made(source, arguments, expression, context, callee)
      return true
    }
    let chain = ModifierChain(expression)
    if let (name, arguments) = chain.call, let inner = self.menu(name, arguments, menu) {
      if let closure = arguments.closure() ?? arguments.closure("content") {
        walk(closure.body, context, inner)
      }
      return false
    }
    if chain["commands"] != nil {
      for modifier in chain.modifiers where modifier.name == "commands" {
        guard let closure = modifier.arguments.closure() else { continue }
        walk(closure.body, context, SwiftUIMenu(isInMenuBar: true))
      }
      walkOthers(chain, context, menu)
      return false
    }
    control(chain, context, menu)
    return true
  }

  /// Visits what surrounds a `.commands { … }`.
  private func walkOthers(
    _ chain: ModifierChain, _ context: CodeContext, _ menu: SwiftUIMenu
  ) {
    let others =
      [chain.core]
      + chain.modifiers.filter { $0.name != "commands" }.flatMap { $0.arguments.map(\.value) }
    for expression in others {
      walk([Statement(.expression(expression), at: expression.offset)], context, menu)
    }
  }

  private func walk(_ body: [Statement], _ context: CodeContext, _ menu: SwiftUIMenu) {
    CodeVisitor(visit: { [self] expression, context in look(at: expression, context, menu) })
      .walk(body, context)
  }

  /// The menu that a SwiftUI type makes; nil if it makes none.
  private func menu(_ name: String, _ arguments: [Argument], _ outer: SwiftUIMenu) -> SwiftUIMenu? {
    switch name {
    case "CommandMenu":
      let title = arguments.first.flatMap { argument -> String? in
        if case .string(let text) = argument.value.kind { return text }
        return nil
      }
      return SwiftUIMenu(isInMenuBar: true, name: title)
    case "CommandGroup":
      return SwiftUIMenu(isInMenuBar: true, name: arguments.first?.value.lastName)
    default: return nil
    }
  }

  /// Takes in a control of SwiftUI with a key, or in a menu.
  private func control(_ chain: ModifierChain, _ context: CodeContext, _ menu: SwiftUIMenu) {
    let shortcut = chain["keyboardShortcut"]
    guard let (name, arguments) = chain.call, shortcut != nil || menu.isInMenuBar,
      shortcut != nil || ["Button", "Toggle", "Link"].contains(name),
      seen.insert(chain.core.offset).inserted
    else { return }
    runner.interpreter.refill()
    let scope = runner.scope(ofType: context.type?.name, file: file)
    var command = command(.swiftUI, chain.core.offset, context)
    command.isInMenuBar = menu.isInMenuBar
    command.menu = menu.name
    command.title = title(arguments, scope)
    command.selector = action(arguments)
    if let shortcut { key(shortcut.arguments, &command, scope) }
    commands.append(command)
  }

  private func title(_ arguments: [Argument], _ scope: Scope) -> CodeText? {
    if let first = arguments.unlabeled, let text = runner.interpreter.evaluate(first, scope).text {
      return text
    }
    guard let label = arguments.closure("label") else { return nil }
    var found: CodeText?
    CodeVisitor(visit: { [runner] expression, _ in
      if case .call(let callee, let inner) = expression.kind, found == nil,
        ["Text", "Label"].contains(callee.lastName ?? ""), let first = inner.first
      {
        found = runner.interpreter.evaluate(first.value, scope).text
      }
      return found == nil
    }).walk(label.body, CodeContext())
    return found
  }

  private func action(_ arguments: [Argument]) -> String? {
    if let action = arguments["action"]?.lastName { return action }
    let closure = arguments.closure("action") ?? arguments.closure()
    guard let closure, closure.body.count == 1, case .expression(let only) = closure.body[0].kind,
      case .call(let callee, _) = only.kind
    else { return nil }
    return callee.lastName
  }

  private func key(_ arguments: [Argument], _ command: inout CodeCommand, _ scope: Scope) {
    guard let first = arguments.first?.value else { return }
    switch first.lastName {
    case "defaultAction"?: command.input = "return"
    case "cancelAction"?: command.input = "escape"
    default:
      command.input = input(first, scope)
      command.modifiers = [.command]
      if let flags = arguments["modifiers"] { command.modifiers = modifiers(flags) }
    }
  }

  func input(_ expression: Expression, _ scope: Scope) -> String? {
    if let name = expression.lastName, let key = KeyNames.key(constant: name) { return key }
    let value = runner.interpreter.evaluate(expression, scope)
    if let text = value.text?.literal { return text.isEmpty ? nil : KeyNames.key(text) }
    return value.caseName.flatMap { KeyNames.key(constant: $0) }
  }

  func modifiers(_ expression: Expression) -> Set<CodeCommand.Modifier> {
    var found: Set<CodeCommand.Modifier> = []
    if let name = expression.lastName, let modifier = KeyNames.modifier(name) {
      found.insert(modifier)
    }
    for child in expression.children { found.formUnion(modifiers(child)) }
    return found
  }

  func command(_ source: CodeCommand.Source, _ offset: Int, _ context: CodeContext) -> CodeCommand {
    var command = CodeCommand(source, place: code.place(offset))
    command.owner = context.type?.name
    command.conditions = code.conditions(at: offset)
    return command
  }

  private static func source(_ callee: Expression) -> CodeCommand.Source? {
    var name = callee.lastName
    if case .member(let base?, let method) = callee.kind,
      ["init", "keyCommandWithInput", "commandWithTitle", "actionWithTitle"].contains(method)
    {
      name = base.lastName
    }
    return name.flatMap { CodeCommand.Source(rawValue: $0) }
  }

  /// `UIKeyCommand(…)` and the like: once for each time that the code was seen to run.
  private func made(
    _ source: CodeCommand.Source, _ arguments: [Argument], _ expression: Expression,
    _ context: CodeContext, _ callee: Expression
  ) {
    let inMenuBar = menuCode.contains(context)
    guard source != .action && source != .swiftUI || inMenuBar else { return }
    guard source != .swiftUI, seen.insert(expression.offset).inserted else { return }
    let arguments = Self.labeled(arguments, callee)
    var plain = command(source, expression.offset, context)
    plain.isInMenuBar = inMenuBar
    plain.selector = selector(arguments["action"])
    if let flags = arguments["modifierFlags"] { plain.modifiers = modifiers(flags) }
    let runs = runner.recorder.commands[Origin(file: file, offset: expression.offset)] ?? []
    runner.interpreter.refill()
    let scope = runner.scope(ofType: context.type?.name, file: file)
    var found: [CodeCommand] = []
    for run in runs.isEmpty ? [nil] : runs.map(Optional.some) {
      var command = plain
      let title = run?.title ?? arguments["title"].map { runner.interpreter.evaluate($0, scope) }
      command.title = title.flatMap(\.text)
      if command.title == nil, let hint = arguments["discoverabilityTitle"] {
        command.title = runner.interpreter.evaluate(hint, scope).text
      }
      if let key = arguments["input"] ?? arguments["keyEquivalent"] {
        command.input =
          (run?.input?.text?.literal).flatMap { $0.isEmpty ? nil : KeyNames.key($0) }
          ?? input(key, scope)
        if source == .menuItem, command.input != nil {
          let text = (run?.input ?? runner.interpreter.evaluate(key, scope)).text?.literal
          command.modifiers = KeyNames.isShifted(text ?? "") ? [.command, .shift] : [.command]
        }
      }
      command.menu = run?.menu
      if !found.contains(command) { found.append(command) }
    }
    if found.count > 1 { found.removeAll { $0.title == nil && $0.input == nil } }
    commands += found
  }

  /// The arguments of Objective-C's factories with the labels of Swift's initializers.
  static func labeled(_ arguments: [Argument], _ callee: Expression) -> [Argument] {
    guard let first = arguments.first, first.label.isEmpty else { return arguments }
    let label = callee.lastName == "keyCommandWithInput" ? "input" : "title"
    return [Argument(label: label, value: first.value)] + arguments.dropFirst()
  }

  private func selector(_ expression: Expression?) -> String? {
    guard let expression else { return nil }
    switch expression.kind {
    case .macro(_, let arguments): return arguments.first.flatMap { selectorName($0.value) }
    case .call(let callee, let arguments)
    where ["Selector", "NSSelectorFromString"]
      .contains(callee.lastName ?? ""):
      if case .string(let name)? = arguments.first?.value.kind { return name }
      return nil
    default: return nil
    }
  }

  private func selectorName(_ expression: Expression) -> String? {
    if case .call(let callee, _) = expression.kind { return callee.lastName }
    return expression.lastName ?? expression.children.first?.lastName
  }
}
