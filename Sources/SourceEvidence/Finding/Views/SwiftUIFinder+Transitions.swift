extension SwiftUIFinder {
  mutating func link(_ arguments: [Argument], at offset: Int, _ context: CodeContext) {
    guard arguments["value"] == nil else { return }
    let hasLabel = arguments["label"] != nil
    let isTitled = arguments.first?.label == "" && arguments.count > 1
    // A link of a library or of the project, such as `NavigationLink(unwrapping: $route) { … }`.
    let isOther = !Set(arguments.map(\.label)).isSubset(of: Self.linkLabels)
    let isBuilt = hasLabel || isTitled || isOther
    let destination =
      arguments["destination"]
      ?? (isBuilt ? arguments.first { $0.label.isEmpty && $0.isClosure }?.value : nil)
    guard let destination else { return }
    let targets = targets(in: context.type?.qualifiedName).targets(destination)
    for target in targets { add(.push, to: target, at: offset, context) }
  }

  /// Attributes the transitions in a modifier of the project, such as one with all destinations, to
  /// the view that uses the modifier.
  mutating func expand(_ modifier: ModifierChain.Modifier, _ context: CodeContext) {
    guard !isInModifier, context.type?.name != "View" else { return }
    let labels = modifier.arguments.map(\.label)
    guard let found = runner.symbols.function(modifier.name, of: "View", labels: labels),
      FrameworkNames.roles(found.function.marks).contains(.view)
    else { return }
    var inner = SwiftUIFinder(runner, file: found.file)
    inner.isInModifier = true
    for transition in inner.transitions(of: found.function, context) {
      var transition = transition
      transition.place = place(modifier.offset)
      transition.conditions = code.conditions(at: modifier.offset)
      transitions.append(transition)
    }
  }

  private mutating func transitions(of modifier: Function, _ context: CodeContext)
    -> [CodeTransition]
  {
    let finder = Holder(self)
    CodeVisitor(visit: { expression, inner in
      finder.value.look(at: expression, CodeContext(type: context.type, function: inner.function))
      return true
    }).walk(modifier.body, context)
    return finder.value.transitions
  }

  /// The argument labels of SwiftUI's own links.
  private static let linkLabels: Set = [
    "", "destination", "label", "isActive", "tag", "selection", "value",
  ]

  mutating func window(_ arguments: [Argument], at offset: Int, _ context: CodeContext) {
    guard let content = arguments.closure() ?? arguments.closure("content") else { return }
    for target in targets(in: context.type?.qualifiedName).targets(content) {
      add(.root, to: target, at: offset, context)
    }
  }

  mutating func present(_ modifier: ModifierChain.Modifier, _ context: CodeContext) {
    let kind: CodeTransition.Kind? =
      switch modifier.name {
      case "sheet", "fullScreenCover": .present
      case "popover": .popover
      case "navigationDestination": .push
      default: nil
      }
    let arguments = modifier.arguments
    let closure = arguments.last { $0.label.isEmpty && $0.isClosure }?.value
    guard let kind, let content = arguments["content"] ?? closure ?? arguments["destination"] else {
      return
    }
    let targets = targets(in: context.type?.qualifiedName).targets(content)
    for target in targets {
      add(kind, to: target, at: modifier.offset, context)
      let last = transitions.count - 1
      if modifier.name == "fullScreenCover" { transitions[last].presentationStyle = "fullScreen" }
      transitions[last].isStackWide = kind == .push && targets.count >= Self.fewestOfTable
    }
  }

  /// How many destinations make one declaration a table for a whole stack.
  private static let fewestOfTable = 3

  private mutating func add(
    _ kind: CodeTransition.Kind, to target: CodeTarget, at offset: Int, _ context: CodeContext
  ) {
    var transition = CodeTransition(
      kind, from: context.type?.name, target: target, place: place(offset), confidence: .certain)
    transition.conditions = code.conditions(at: offset)
    transitions.append(transition)
  }
}
