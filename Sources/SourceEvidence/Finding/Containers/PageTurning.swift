/// Finds the controls with which people turn the pages of a page view, besides swiping.
struct PageTurning {
  let symbols: SymbolTable

  /// The containers, with what turns the pages of those that have pages.
  func found(in containers: [CodeContainer]) -> [CodeContainer] {
    let segmented = Set(containers.filter { $0.kind == .segmentedControl }.compactMap(\.owner))
    return containers.map { container in
      guard [.pageView, .pageControl].contains(container.kind), container.pageTurning == .none
      else { return container }
      let owners = [container.name, container.owner].compactMap { $0 }
      var container = container
      if owners.contains(where: segmented.contains) || owners.contains(where: holdsControl) {
        container.pageTurning = .segments
      } else if owners.contains(where: { hasButtons($0) || makesButtons($0) }) {
        container.pageTurning = .buttons
      }
      return container
    }
  }

  /// What people can turn pages with, by the class whose members say so.
  func byClass() -> [String: CodeContainer.PageTurning] {
    var found: [String: CodeContainer.PageTurning] = [:]
    for name in symbols.hierarchy.declarations.keys {
      if hasButtons(name) { found[name] = .buttons }
      if holdsControl(name) { found[name] = .segments }
    }
    return found
  }

  /// Whether a type has a control that chooses a page as a property: a segmented control, or a bar of
  /// tabs.
  private func holdsControl(_ type: String) -> Bool {
    symbols.type(type)?.variables.values.contains { isControl($0.variable) } ?? false
  }

  private func isControl(_ variable: Variable) -> Bool {
    guard let type = variable.type ?? variable.value?.calledName else { return false }
    if type == "UISegmentedControl" { return true }
    let words = type.nameWords
    guard Self.bars.contains(words.last ?? ""), !words.contains("image") else { return false }
    return !Self.tabs.isDisjoint(with: words + variable.name.nameWords)
  }

  private static let bars: Set = ["view", "bar", "strip", "control", "header", "menu"]
  private static let tabs: Set = ["tab", "tabs", "segment", "segments", "segmented"]

  /// Whether a type has actions or buttons for the next and the previous page, by what they are called.
  private func hasButtons(_ type: String) -> Bool {
    guard let entry = symbols.type(type) else { return false }
    let actions = entry.functionOrder.filter { name in
      entry.functions[name]?.contains { $0.function.result == nil } ?? false
    }
    if Self.arePaired(actions.map(\.nameWords).filter(Self.isAction)), !areForKeys(actions, entry) {
      return true
    }
    let buttons = entry.variables.values.map(\.variable).filter(Self.isButton)
    return Self.arePaired(buttons.map(\.name.nameWords)) || turnsSideways(entry)
  }

  /// Whether a view calls its actions only where people press keys.
  private func areForKeys(_ actions: [String], _ entry: TypeEntry) -> Bool {
    let all = calls(of: actions) { $0.walkMembers(of: entry) }
    let byKeys = calls(of: actions) { calls in
      let presses = CodeVisitor(visit: { expression, _ in
        if case .call(let callee, let arguments) = expression.kind, callee.lastName == "onKeyPress"
        {
          for argument in arguments { calls.walk(argument.value, CodeContext()) }
        }
        return true
      })
      presses.walkMembers(of: entry)
    }
    return !byKeys.isEmpty && all == byKeys
  }

  /// Returns the places in some code where functions are called by their names.
  private func calls(of names: [String], in walk: (CodeVisitor) -> Void) -> Set<Int> {
    var found: Set<Int> = []
    walk(
      CodeVisitor(visit: { expression, _ in
        if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind,
          names.contains(name)
        {
          found.insert(expression.offset)
        }
        return true
      }))
    return found
  }

  /// Whether actions turn pages to the left and to the right.
  private func turnsSideways(_ entry: TypeEntry) -> Bool {
    let actions = entry.functionOrder.map { $0.lowercased() }.filter { $0.contains("page") }
    return actions.contains { $0.contains("next") || $0.contains("right") }
      && actions.contains { $0.contains("prev") || $0.contains("left") }
  }

  /// Whether code of a type makes items for the next and the previous page.
  private func makesButtons(_ type: String) -> Bool {
    guard let entry = symbols.type(type) else { return false }
    var names: [[String]] = []
    let visitor = CodeVisitor(
      visit: { _, _ in true },
      declare: { variable, _ in
        if Self.isButton(variable) { names.append(variable.name.nameWords) }
      })
    for function in entry.functions.values.joined() {
      visitor.walk(function.function.body, CodeContext())
    }
    return Self.arePaired(names)
  }

  private static func isButton(_ variable: Variable) -> Bool {
    let made = variable.type ?? variable.value?.calledName
    let words = (made?.nameWords ?? []) + [variable.name.nameWords.last ?? ""]
    return !Set(words).isDisjoint(with: ["button", "buttons", "toolbar"])
  }

  /// Whether a function does something that people see: code that fetches or computes is none.
  private static func isAction(_ words: [String]) -> Bool {
    Set(words).isDisjoint(with: [
      "load", "fetch", "preload", "prefetch", "request", "compute", "update", "set", "has", "can",
      "chapter", "song", "track",
    ])
  }

  /// Whether names differ only in that one says next and the other one previous.
  private static func arePaired(_ names: [[String]]) -> Bool {
    let next = names.filter { $0.contains("next") }
    let previous = names.filter { !Set($0).isDisjoint(with: Self.previous) }
    let rests = Set(previous.map { $0.filter { !Self.previous.contains($0) } })
    return next.contains { rests.contains($0.filter { $0 != "next" }) }
  }

  private static let previous: Set = ["previous", "prev"]
}

extension Expression {
  /// The last name of what is called.
  fileprivate var calledName: String? {
    guard case .call(let callee, _) = kind else { return nil }
    if case .member(let base?, "init") = callee.kind { return base.lastName }
    return callee.lastName
  }
}

extension CodeVisitor {
  /// Visits the code of the properties and functions of a type, from all files.
  fileprivate func walkMembers(of entry: TypeEntry) {
    for variable in entry.variables.values {
      variable.variable.accessorStatements.map { walk($0, CodeContext()) }
    }
    for function in entry.functions.values.joined() {
      walk(function.function.body, CodeContext())
    }
  }
}
