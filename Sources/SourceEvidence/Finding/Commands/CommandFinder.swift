/// Finds the menu commands and key commands of a file.
final class CommandFinder {
  let runner: CodeRunner
  let file: Int
  let menuCode: MenuCode
  let made: MadeCommands
  private(set) var commands: [CodeCommand] = []
  /// The offsets of the commands that are already found.
  private var seen: Set<Int> = []
  /// The controls with a key that no menu has around them.
  private var outsideMenus: [(chain: ModifierChain, context: CodeContext)] = []
  /// The views that menus refer to and that have been visited, by type and name.
  private var followed: Set<String> = []

  private init(_ runner: CodeRunner, _ file: Int, _ menuCode: MenuCode, _ made: MadeCommands) {
    self.runner = runner
    self.file = file
    self.menuCode = menuCode
    self.made = made
  }

  /// Returns the commands of a file.
  static func commands(
    _ runner: CodeRunner, file: Int, _ menuCode: MenuCode, _ made: MadeCommands
  ) -> [CodeCommand] {
    let finder = CommandFinder(runner, file, menuCode, made)
    finder.findInViews()
    CodeVisitor(
      visit: { expression, context in finder.look(at: expression, context, SwiftUIMenu()) },
      roles: .command
    ).walk(runner.program.files[file])
    // A menu can refer to views that come before it in the file.
    for (chain, context) in finder.outsideMenus { finder.control(chain, context, SwiftUIMenu()) }
    finder.addMade()
    return finder.commands
  }

  /// Finds the commands of the file's views that are in a menu elsewhere.
  private func findInViews() {
    for type in code.types {
      guard let use = menuCode.views[type.name],
        let menu = menu(use.kind, use.arguments, file: use.file),
        let body = type.variables.first(where: { $0.name == "body" })?.accessorStatements
      else { continue }
      walk(body, CodeContext(type: type, function: "body"), menu)
    }
  }

  /// The SwiftUI menu around some code.
  struct SwiftUIMenu {
    var isInMenuBar = false
    /// The placement of a group in a system menu.
    var name: String?
    /// The title of the app's own menu.
    var title: CodeText?
  }

  /// Adds commands.
  func add(_ more: [CodeCommand]) { commands += more }

  /// Whether no command at an offset is found yet.
  func isNew(_ offset: Int) -> Bool { seen.insert(offset).inserted }

  var code: CodeFile { runner.program.files[file] }

  /// Visits an expression. Returns `false` if its parts have been visited.
  private func look(at expression: Expression, _ context: CodeContext, _ menu: SwiftUIMenu) -> Bool
  {
    if menu.isInMenuBar { follow(expression, context, menu) }
    guard case .call(let callee, let arguments) = expression.kind else { return true }
    if let source = Self.source(callee) {
      made(source, arguments, expression, context, callee)
      return true
    }
    let chain = ModifierChain(expression)
    if let (name, arguments) = chain.call, let inner = self.menu(name, arguments, file: file) {
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
    if menu.isInMenuBar {
      control(chain, context, menu)
    } else if chain["keyboardShortcut"] != nil {
      outsideMenus.append((chain, context))
    }
    return true
  }

  /// Visits a view that a menu takes from a property or function of the same type.
  private func follow(_ expression: Expression, _ context: CodeContext, _ menu: SwiftUIMenu) {
    guard let type = context.type, let name = expression.ownMember,
      let body = Self.view(name, of: type), followed.insert("\(type.name).\(name)").inserted
    else { return }
    walk(body, context, menu)
  }

  /// Returns the code of a property or function whose type is a view.
  private static func view(_ name: String, of type: TypeDeclaration) -> [Statement]? {
    let variable = type.variables.first { $0.name == name && $0.type.map(views.contains) == true }
    let function = type.functions.first { $0.name == name && $0.result.map(views.contains) == true }
    return variable?.accessorStatements ?? function?.body
  }

  private static let views = ViewTree.views.union(["Commands"])

  /// Visits the expressions around a `.commands { … }`.
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

  /// Returns the menu that a SwiftUI type creates, or `nil` if it creates none.
  private func menu(_ name: String, _ arguments: [Argument], file: Int) -> SwiftUIMenu? {
    switch name {
    case "CommandMenu":
      let title = arguments.first.flatMap { argument in
        runner.shownText(argument.value, runner.scope(ofType: nil, file: file))
      }
      return SwiftUIMenu(isInMenuBar: true, title: title)
    case "CommandGroup":
      return SwiftUIMenu(isInMenuBar: true, name: arguments.first?.value.lastName)
    default: return nil
    }
  }

  /// Adds a SwiftUI control with a key or in a menu.
  private func control(_ chain: ModifierChain, _ context: CodeContext, _ menu: SwiftUIMenu) {
    let shortcut = chain["keyboardShortcut"]
    guard let (name, arguments) = chain.call, shortcut != nil || menu.isInMenuBar,
      shortcut != nil || ["Button", "Toggle", "Link"].contains(name),
      isNew(chain.core.offset)
    else { return }
    runner.interpreter.refill()
    let scope = runner.scope(ofType: context.type?.name, file: file)
    var command = command(.swiftUI, chain.core.offset, context)
    command.isInMenuBar = menu.isInMenuBar
    (command.menu, command.menuTitle) = (menu.name, menu.title)
    command.title = title(arguments, scope)
    command.selector = action(arguments)
    if let shortcut {
      // The control can be long. Its key is what makes it a command.
      command.place = code.place(shortcut.offset)
      key(shortcut.arguments, &command, scope)
    }
    commands.append(command)
  }

  private func title(_ arguments: [Argument], _ scope: Scope) -> CodeText? {
    if let text = arguments.unlabeled.flatMap({ runner.shownText($0, scope) }) { return text }
    guard let label = arguments.closure("label") else { return nil }
    var found: CodeText?
    CodeVisitor(visit: { [runner] expression, _ in
      if case .call(let callee, let inner) = expression.kind, found == nil,
        ["Text", "Label"].contains(callee.lastName ?? ""), let first = inner.first
      {
        found = runner.shownText(first.value, scope)
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
      var arguments = arguments
      if case .call(let callee, let inner) = first.kind,
        ["KeyboardShortcut", "init"].contains(callee.lastName ?? "")
      {
        arguments = inner
      }
      let value = arguments.first.map { runner.interpreter.evaluate($0.value, scope) }
      command.input = value.flatMap { KeyNames.key($0) }
      command.modifiers = [.command]
      if let flags = arguments["modifiers"] {
        command.setModifiers(runner.interpreter.evaluate(flags, scope))
      }
    }
  }

  func command(
    _ source: CodeCommand.Source, _ offset: Int, _ context: CodeContext
  ) -> CodeCommand {
    var command = CodeCommand(source, place: code.place(offset))
    command.owner = context.type?.name
    command.conditions = code.conditions(at: offset)
    return command
  }
}

extension Expression {
  /// The name of a member of the same type: `name` or `self.name`.
  fileprivate var ownMember: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name) where base.lastName == "self": name
    default: nil
    }
  }
}
