/// Finds the menu commands and key commands of a project.
final class CommandFinder {
  let runner: CodeRunner
  let menuCode: MenuCode
  let made: MadeCommands
  private let tree: ViewTree
  private(set) var commands: [CodeCommand] = []
  /// Where the commands are that are already found.
  private var seen: Set<Position> = []
  /// The controls with a key that no menu has around them.
  private var outsideMenus: [ViewNode] = []
  /// The views that menus refer to and that have been visited, by type and name.
  private var followed: Set<ViewMember> = []

  private init(_ views: ShownViews) {
    (runner, tree) = (views.runner, views.tree)
    menuCode = MenuCode(views.tree.program.calls)
    made = MadeCommands(views.runner.recorder)
  }

  /// Returns the commands of a project.
  static func commands(_ views: ShownViews) -> [CodeCommand] {
    let finder = CommandFinder(views)
    for file in views.tree.program.files.indices {
      views.tree.walk(file, roles: .command) { finder.look(at: $0, SwiftUIMenu()) }
    }
    // A menu can refer to views that come before it.
    for control in finder.outsideMenus { finder.control(control, SwiftUIMenu()) }
    finder.addMade()
    return finder.commands
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

  /// Whether no command at a place is found yet.
  func isNew(_ origin: Position) -> Bool { seen.insert(origin).inserted }

  private func walk(_ body: ViewBody, _ menu: SwiftUIMenu) {
    for node in body.nodes { walk(node, menu) }
  }

  private func walk(_ node: ViewNode, _ menu: SwiftUIMenu) {
    node.walk { look(at: $0, menu) }
  }

  /// Visits a view or other code. Returns `false` if its parts have been visited.
  private func look(at node: ViewNode, _ menu: SwiftUIMenu) -> Bool {
    if menu.isInMenuBar { follow(node, menu) }
    for use in (node.made.map { [$0] } ?? []) + node.modifiers {
      if let source = Self.source(use.callee) { made(source, use, node) }
    }
    if let use = node.made, let row = tree.row(of: node), let inner = self.menu(row, use, node) {
      use.closure(of: row.content).map { walk($0, inner) }
      return false
    }
    if let menus = tree.modifier(.commands, of: node)?.closure() {
      walk(menus, SwiftUIMenu(isInMenuBar: true))
      let others = node.modifiers.filter { tree.role(of: $0) != .commands }
      for use in (node.made.map { [$0] } ?? []) + others {
        for argument in use.arguments { walk(argument.node, menu) }
      }
      return false
    }
    if menu.isInMenuBar {
      control(node, menu)
      // What an item does is not in the menu.
      return !isItem(node)
    } else if tree.modifier(.keys, of: node) != nil {
      outsideMenus.append(node)
    }
    return true
  }

  /// Visits a view of the project, or what the same type shows in a property or function.
  private func follow(_ node: ViewNode, _ menu: SwiftUIMenu) {
    let found = view(node) ?? tree.member(shownBy: node)
    guard let found, isView(found.member), followed.insert(found.member).inserted else { return }
    walk(found.body, menu)
  }

  /// Whether a property or function is a view or commands.
  private func isView(_ member: ViewMember) -> Bool {
    guard let type = member.type else { return false }
    if let found = tree.symbols.variable(member.name, of: type) {
      return found.variable.type.map(Self.views.contains) == true
    }
    let found = tree.symbols.function(member.name, of: type, labels: nil)
    return found?.function.result.map(Self.views.contains) == true
  }

  private static let views = ViewTree.views.union(["Commands"])

  private func view(_ node: ViewNode) -> (member: ViewMember, body: ViewBody)? {
    guard let use = node.made,
      case .own(let view) = tree.meaning(of: use, in: node.context.typeName)
    else { return nil }
    return tree.body(of: "body", in: view).map { (ViewMember(type: view, name: "body"), $0) }
  }

  /// Returns the menu that a view of SwiftUI creates, or `nil` if it creates none.
  private func menu(_ row: ViewRow, _ use: ViewCall, _ node: ViewNode) -> SwiftUIMenu? {
    let first = use.arguments.first?.value
    switch row.role {
    case .menu:
      let title = first.flatMap {
        runner.shownText($0, runner.scope(ofType: nil, file: node.context.file))
      }
      return SwiftUIMenu(isInMenuBar: true, title: title)
    case .menuGroup: return SwiftUIMenu(isInMenuBar: true, name: first?.lastName)
    default: return nil
    }
  }

  /// Adds a SwiftUI control with a key or in a menu.
  private func control(_ node: ViewNode, _ menu: SwiftUIMenu) {
    let shortcut = tree.modifier(.keys, of: node)
    guard let use = node.made, use.name != nil, shortcut != nil || menu.isInMenuBar,
      shortcut != nil || isItem(node), isNew(node.origin)
    else { return }
    runner.interpreter.refill()
    let scope = scope(of: node)
    var command = command(.swiftUI, node.offset, node)
    command.isInMenuBar = menu.isInMenuBar
    (command.menu, command.menuTitle) = (menu.name, menu.title)
    command.title = title(use, scope)
    command.selector = action(use)
    if let shortcut {
      // The control can be long. Its key is what makes it a command.
      command.place = tree.place(node, shortcut.offset)
      key(shortcut.written, &command, scope)
    }
    commands.append(command)
  }

  /// Whether a view is an item in a menu.
  private func isItem(_ node: ViewNode) -> Bool {
    switch tree.role(of: node) {
    case .button, .toggle, .action: true
    default: false
    }
  }

  func scope(of node: ViewNode) -> Scope {
    runner.scope(ofType: node.context.type?.name, file: node.context.file)
  }

  private func title(_ use: ViewCall, _ scope: Scope) -> CodeText? {
    if let text = use.leading.flatMap({ runner.shownText($0, scope) }) {
      return text.isBlank ? nil : text
    }
    var found: CodeText?
    for node in use.closure("label")?.nodes ?? [] {
      node.walk { inside in
        if found == nil, [.text, .label].contains(tree.role(of: inside)),
          let text = inside.made?.arguments.first
        {
          found = runner.shownText(text.value, scope)
        }
        return found == nil
      }
    }
    return found
  }

  private func action(_ use: ViewCall) -> String? {
    if let action = use["action"]?.value.lastName { return action }
    let body = use.closure(of: ["action", ""])
    guard let body, body.nodes.count == 1 else { return nil }
    return (body.nodes[0].modifiers.last ?? body.nodes[0].made)?.callee.lastName
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
    _ source: CodeCommand.Source, _ offset: Int, _ node: ViewNode
  ) -> CodeCommand {
    let origin = Position(file: node.context.file, offset: offset)
    var command = CodeCommand(source, place: runner.program.place(origin))
    command.owner = node.context.type?.name
    command.conditions = runner.program.conditions(at: origin)
    return command
  }
}
