/// What code puts in the place of a document's own.
extension MarkerFinder {
  /// Visits what a screen always does before it appears: it may replace the items of its bars, and the
  /// refresh control of its list.
  func replacedItems(_ function: Function, _ type: TypeDeclaration?) {
    guard Self.appearing.contains(function.name),
      FrameworkNames.roles(function.marks).contains(.marker)
    else { return }
    var made: Set<String> = []
    for statement in function.body {
      switch statement.kind {
      case .variable(let variable):
        if variable.value.map(makesBarItem) == true { made.insert(variable.name) }
      case .assignment(let target, let value, adds: false):
        let replaces =
          value.isNil || makesBarItem(value) || value.lastName.map(made.contains) == true
        if replaces, let name = target.lastName { made.insert(name) }
        replaced(by: target, value, isMade: replaces, type)
      default: continue
      }
    }
  }

  private static let appearing: Set = ["viewDidLoad", "viewWillAppear"]

  private func replaced(
    by target: Expression, _ value: Expression, isMade: Bool, _ type: TypeDeclaration?
  ) {
    guard let property = target.lastName else { return }
    if isMade, let place = MarkerWords.barItems[property], isOwn(target) {
      add(.replacedBarItems, place, at: target.offset, type?.name)
    }
    if property == "refreshControl", case .call(let callee, let arguments) = value.kind,
      arguments.isEmpty, callee.lastName == "UIRefreshControl"
    {
      add(.replacedRefresh, at: target.offset, type?.name)
    }
  }

  /// Whether a value is a new bar item, or a list of such items.
  private func makesBarItem(_ value: Expression) -> Bool {
    switch value.kind {
    case .array(let elements): elements.allSatisfy(makesBarItem)
    case .call: value.contains { $0.lastName == "UIBarButtonItem" }
    default: value.lastName == "editButtonItem"
    }
  }

  /// Whether a property is that of the screen's own navigation item, or of the screen.
  private func isOwn(_ target: Expression) -> Bool {
    var names = target.names?.dropLast() ?? ["?"]
    if names.first == "self" { names.removeFirst() }
    return names.isEmpty || Array(names) == ["navigationItem"]
  }
}

// MARK: - Refreshing and searching

extension MarkerFinder {
  /// Visits `refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)`.
  func refreshAction(
    _ callee: Expression, _ arguments: [Argument], _ offset: Int, _ owner: String?
  ) {
    guard case .member(let base?, _) = callee.kind, mentions(base, "refresh"),
      let name = arguments["action"]?.selectorName
    else { return }
    add(.refreshAction, name, at: offset, owner)
  }

  /// Visits a property that holds a refresh control of a class of the project.
  func refreshControl(_ variable: Variable, _ type: TypeDeclaration) {
    guard variable.isStored, !type.isProtocol, let made = variable.madeType,
      hierarchy.ancestors(of: made).contains("UIRefreshControl")
    else { return }
    add(.refresh, "UIRefreshControl", at: variable.offset, type.name)
  }

  /// Visits a method of a search bar's delegate. Most of them get what people type; the beginning and
  /// the end of editing tell nothing about it, unless they read it.
  func searchText(_ function: Function, _ type: TypeDeclaration?) {
    guard function.name.hasPrefix("searchBar") else { return }
    if Self.editing.contains(function.name), !reads("text", function.body) { return }
    add(.searchText, at: function.offset, type?.name)
  }

  private static let editing: Set = [
    "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidEndEditing", "searchBarCancelButtonClicked",
  ]

  private func reads(_ name: String, _ body: [Statement]) -> Bool {
    var isRead = false
    CodeVisitor(visit: { expression, _ in
      isRead = isRead || expression.lastName == name
      return !isRead
    }).walk(body, CodeContext())
    return isRead
  }
}
