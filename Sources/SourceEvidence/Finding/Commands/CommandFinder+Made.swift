/// Commands that code creates as objects, unlike those of SwiftUI.
extension CommandFinder {
  static func source(_ callee: Expression) -> CodeCommand.Source? {
    var name = callee.lastName
    if case .member(let base?, let method) = callee.kind,
      ["init", "keyCommandWithInput", "commandWithTitle", "actionWithTitle"].contains(method)
    {
      name = base.lastName
    }
    return name.flatMap { CodeCommand.Source(rawValue: $0) }
  }

  /// Adds a `UIKeyCommand(…)` or similar in code that did not run. A helper function with the key
  /// or the title as a parameter is not a command.
  func made(_ source: CodeCommand.Source, _ use: ViewCall, _ node: ViewNode) {
    let origin = Position(file: node.context.file, offset: use.offset)
    guard source != .action, source != .swiftUI,
      !made.hasSeen(origin), isNew(origin)
    else { return }
    runner.interpreter.refill()
    let scope = scope(of: node)
    var command = command(source, use.offset, node)
    command.isInMenuBar = menuCode.contains(node.context.member, of: node.context.type?.name)
    var fields: [String: Value] = [:]
    for argument in Self.labeled(use.written, use.callee) {
      fields[argument.label] = runner.interpreter.evaluate(argument.value, scope)
    }
    command.take(fields)
    add([command])
  }

  /// Returns the arguments of an Objective-C factory method with the labels of the Swift
  /// initializer.
  private static func labeled(_ arguments: [Argument], _ callee: Expression) -> [Argument] {
    guard let first = arguments.first, first.label.isEmpty else { return arguments }
    let label = callee.lastName == "keyCommandWithInput" ? "input" : "title"
    return [Argument(label: label, value: first.value)] + arguments.dropFirst()
  }

  /// Adds the recorded commands: one for each location, title, and key.
  func addMade() {
    for (origin, made) in made.commands {
      var found: [CodeCommand] = []
      for one in made {
        guard let command = command(one, at: origin), !found.contains(command) else {
          continue
        }
        found.append(command)
      }
      add(Self.known(found))
    }
  }

  /// Returns the commands at a location without those that repeat another one with less
  /// information.
  private static func known(_ commands: [CodeCommand]) -> [CodeCommand] {
    guard commands.count > 1 else { return commands }
    return commands.filter { command in
      !commands.contains { other in other != command && other.saysMore(than: command) }
    }
  }

  private func command(_ made: CommandRecorder.Made, at origin: Position) -> CodeCommand? {
    let layout = self.made.layout
    var command = CodeCommand(
      made.source, place: runner.program.place(origin))
    command.isInMenuBar =
      layout.contains(made.object)
      || made.source != .action && menuCode.contains(made.function, of: made.owner)
    // Other actions are those of buttons and context menus.
    guard command.isInMenuBar || made.source != .action else { return nil }
    command.owner = made.owner
    command.conditions = runner.program.conditions(at: origin)
    command.take(made.object.fields)
    // A helper function with the key as a parameter is not a command.
    if made.isOpen, command.input == nil { return nil }
    let menu = layout.menu(of: made.object)
    (command.menu, command.menuTitle) = (menu?.name, menu?.title)
    return command
  }
}

extension CodeCommand {
  /// Sets the properties of the command from the fields of its object.
  fileprivate mutating func take(_ fields: [String: Value]) {
    let titles = ["title", "discoverabilityTitle"].compactMap { fields[$0]?.text }
    title = titles.first { !$0.isBlank }
    selector = fields["action"].flatMap { $0.text?.literal ?? $0.caseName }
    guard let key = fields["input"] ?? fields["keyEquivalent"] else { return }
    input = KeyNames.key(key)
    if source == .menuItem {
      modifiers = KeyNames.isShifted(key.text?.literal ?? "") ? [.command, .shift] : [.command]
    }
    (fields["modifierFlags"] ?? fields["keyEquivalentModifierMask"]).map { setModifiers($0) }
  }

  /// Sets the modifier keys from a value.
  mutating func setModifiers(_ value: Value) {
    let known = KeyNames.modifiers(value)
    (modifiers, knowsModifiers) = (known ?? [], known != nil)
  }

  /// Whether the command agrees with another one at the same location and has more information.
  fileprivate func saysMore(than other: CodeCommand) -> Bool {
    guard selector == other.selector || other.selector == nil else { return false }
    let hasTitle = other.title == nil && title != nil || other.title == title
    let hasKey = other.input == nil && input != nil || other.input == input
    let hasMenu = other.knownMenu == nil || other.knownMenu == knownMenu
    let saysLess = other.title != title || other.input != input || other.knownMenu != knownMenu
    return hasTitle && hasKey && hasMenu && saysLess
  }

  private var knownMenu: String? {
    menu ?? menuTitle?.shown
  }
}

extension CodeText {
  /// Whether the text is empty or white space.
  var isBlank: Bool { (literal ?? key)?.allSatisfy(\.isWhitespace) == true }
}
