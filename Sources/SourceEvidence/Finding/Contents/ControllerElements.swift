import Algorithms
import FileReading

/// Finds the controls and views that the code of view controllers makes.
struct ControllerElements {
  private typealias Element = CodeContents.Element

  private let runner: CodeRunner
  /// What the code of each class makes, by full name, and the views of the project that it uses.
  private var own: [String: Parts] = [:]
  /// What other types make for these classes.
  private var helpers: HelperActions
  /// The names of the project's views.
  private var viewNames: CallGraph.Names = []

  /// What the code of a class makes.
  private struct Parts {
    var elements: [CodeContents.Element] = []
    var actions: [CodeAction] = []
    var views: Set<String> = []
    /// The names in its code.
    var used: CallGraph.Names = []
  }

  /// Returns the contents of the screens of each class, without their bars. `paging` is the markers of scroll
  /// views with pages.
  static func all(_ runner: CodeRunner, _ paging: [Marker]) -> [String: CodeContents] {
    var finder = ControllerElements(runner: runner)
    let hierarchy = runner.symbols.hierarchy
    let views = hierarchy.declarations.keys.filter(finder.isView)
    finder.viewNames = runner.program.calls.names(views)
    for file in runner.program.files.indices { finder.read(file) }
    finder.helpers.finish()
    for marker in paging { finder.addPages(marker) }
    let names = finder.own.keys.map { hierarchy.name(of: $0) }
    let screens = Set(hierarchy.declarations.keys.filter(hierarchy.isScreen)).union(names)
    var all: [String: CodeContents] = [:]
    for name in screens where hierarchy.isScreen(name) && !hierarchy.conforms(name, to: "View") {
      let found = finder.contents(of: name)
      if !found.isEmpty { all[name] = found }
    }
    return all
  }

  private init(runner: CodeRunner) {
    self.runner = runner
    helpers = HelperActions(runner)
  }

  /// Returns what a class, its superclasses, and the views that it uses contain.
  private func contents(of name: String) -> CodeContents {
    var (seen, next): (Set<String>, [String]) = ([], [name])
    var found: [CodeContents.Element] = []
    var actions: [CodeAction] = []
    while let type = next.popLast() {
      // Few subclasses use what an extension of a framework's class makes.
      guard seen.insert(type).inserted, seen.count < Self.mostViews,
        runner.symbols.hierarchy.declarations[type] != nil
      else { continue }
      let isNested = !runner.symbols.hierarchy.isScreen(type)
      // The title of a class counts more than that of its superclass.
      let hasChoice = found.contains { $0.kind.isTitleChoice }
      found += (own[type]?.elements ?? []).compactMap { element in
        guard !hasChoice || !element.kind.isTitleChoice else { return nil }
        var element = element
        element.isNested = isNested
        return element
      }
      if let parts = own[type] {
        actions += parts.actions + helpers.actions(for: type, using: parts.used)
      }
      next += own[type]?.views.sorted() ?? []
      if let superclass = runner.symbols.hierarchy.declarations[type]?.inherited.first {
        next.append(superclass)
      }
    }
    var contents = CodeContents()
    contents.elements = found.sorted { $0.place < $1.place }
    contents.actions = actions.uniqued().sorted { $0.place < $1.place }
    return contents
  }

  private static let mostViews = 40

  // MARK: Files

  private mutating func read(_ file: Int) {
    for type in runner.program.files[file].types { read(type, file) }
  }

  private mutating func read(_ type: TypeDeclaration, _ file: Int) {
    for inner in type.types { read(inner, file) }
    let hierarchy = runner.symbols.hierarchy
    let name = hierarchy.name(of: type.qualifiedName)
    guard hierarchy.isScreen(name) && !hierarchy.conforms(name, to: "View") || isView(name) else {
      return helpers.read(type, named: name, in: file)
    }
    var reader = MadeViews()
    reader.read(type)
    var parts = own[name] ?? Parts()
    let used = runner.program.calls.used(in: type)
    parts.used.formUnion(used)
    parts.actions += ControllerActions(runner).actions(of: type, named: name, in: file, used)
      .map(\.action)
    for made in reader.all where !reader.isReadOnly(made) {
      let origin = Position(file: file, offset: made.offset)
      let conditions = runner.program.conditions(at: origin)
      guard conditions.isOfSharedCode, !runner.program.excludes(conditions) else { continue }
      if made.kind == .swipe, let action = made.action,
        SwipeAction(runner).onlyEndsEditing(action, of: name)
      {
        continue
      }
      if let kind = made.kind {
        parts.elements.append(
          CodeContents.Element(kind: kind, place: runner.program.place(origin)))
      } else if made.type != name, isView(made.type) {
        parts.views.insert(made.type)
      }
    }
    let held = hierarchy.declarations[name]?.held ?? []
    parts.views.formUnion(held.filter { $0 != name && isView($0) })
    let made = used.intersection(viewNames)
    parts.views.formUnion(made.map(runner.program.calls.text).filter { $0 != name })
    for setting in reader.settings {
      let target = setting.type ?? name
      let origin = Position(file: file, offset: setting.offset)
      let element = CodeContents.Element(kind: setting.kind, place: runner.program.place(origin))
      if target == name {
        parts.elements.append(element)
      } else if hierarchy.declarations[target] != nil {
        own[target, default: Parts()].elements.append(element)
      }
    }
    own[name] = parts
  }

  /// Adds a scroll view with pages to the class whose code makes it.
  private mutating func addPages(_ marker: Marker) {
    guard let name = marker.owner.map(runner.symbols.hierarchy.name), own[name] != nil,
      marker.conditions.isOfSharedCode, !runner.program.excludes(marker.conditions)
    else { return }
    own[name]?.elements.append(CodeContents.Element(kind: .pages, place: marker.place))
  }

  /// Whether a class of the project is a view.
  private func isView(_ name: String) -> Bool {
    let hierarchy = runner.symbols.hierarchy
    guard hierarchy.declarations[name] != nil else { return false }
    return hierarchy.ancestors(of: name).contains { $0.hasPrefix("UI") && $0.hasSuffix("View") }
      || hierarchy.ancestors(of: name).contains { Self.cells.contains($0) }
  }

  private static let cells: Set = ["UITableViewCell", "UICollectionViewCell", "UIControl"]
}

/// The views that the code of a class makes.
struct MadeViews {
  /// A view, and the name of the variable that holds it.
  struct Made {
    var type: String
    var name: String?
    var offset: Int
    /// The method that it calls.
    var action: String?

    /// What it is, or `nil` for another class.
    var kind: CodeContents.Element.Kind? {
      ElementNames.classes[type].flatMap(CodeContents.Element.Kind.init)
    }
  }

  private(set) var all: [Made] = []
  /// A property that code turns on, and the class of its object, or `nil` for the class itself.
  typealias Setting = (kind: CodeContents.Element.Kind, type: String?, offset: Int)

  private(set) var settings: [Setting] = []
  /// The variables with text views that people cannot edit.
  private var readOnly: Set<String> = []

  func isReadOnly(_ made: Made) -> Bool {
    made.type == "UITextView" && made.name.map(readOnly.contains) == true
  }

  /// Reads the code of a class.
  mutating func read(_ type: TypeDeclaration) {
    var (made, readOnly): ([Made], Set<String>) = ([], [])
    var names: [Int: String] = [:]
    var types: [String: String] = [:]
    var settings: [Setting] = []
    var possible: Set<Int> = []
    func note(_ name: String, _ value: Expression?, _ declared: String? = nil) {
      if let declared { types[name] = TypeName.simple(declared) }
      guard let value else { return }
      names[value.offset] = name
      if let made = Self.type(of: value, in: type) { types[name] = made }
    }
    let visitor = CodeVisitor(
      visit: { expression, _ in
        switch expression.kind {
        case .call(let callee, let arguments):
          guard let type = Self.madeType(callee) else { break }
          made.append(
            Made(
              type: type, name: names[expression.offset], offset: expression.offset,
              action: arguments["action"]?.selectorName))
        // `tableView.register(SwitchCell.self, …)`
        case .member(let base?, "self"):
          if case .name(let type) = base.kind, type.startsUppercase {
            made.append(Made(type: type, name: nil, offset: expression.offset))
          }
        default: break
        }
        return true
      },
      assign: { target, value, context in
        target.lastName.map { note($0, value) }
        if let kind = Self.setting(target, value, isPossible: possible.contains(target.offset)) {
          let holder = target.names?.filter { !Self.own.contains($0) }.dropLast().last
          if let holder {
            let known = type.parameter(holder, of: context.function) ?? types[holder]
            known.map { settings.append((kind, $0, target.offset)) }
          } else {
            settings.append((kind, nil, target.offset))
          }
        }
        guard let property = target.lastName, ["isEditable", "editable"].contains(property),
          value.isFalse
        else { return }
        let holder: String? =
          if case .member(let base?, _) = target.kind { base.lastName } else { nil }
        holder.map { _ = readOnly.insert($0) }
      },
      branch: { branch, _ in
        possible.formUnion(Self.assignments(in: branch))
        for variable in branch.arms.flatMap(\.bindings) { note(variable.name, variable.value) }
      }, declare: { variable, _ in note(variable.name, variable.value, variable.type) },
      roles: .element)
    for variable in type.variables {
      note(variable.name, variable.value, variable.type)
      // `override var hidesBottomBarWhenPushed: Bool { true }`
      if let kind = Self.settings[variable.name], variable.computedValue?.isTrue == true {
        settings.append((kind, nil, variable.offset))
      }
    }
    visitor.walk(type)
    all = made
    self.readOnly = readOnly
    self.settings = settings
  }

  /// The properties that are about a screen when they are `true`.
  private static let settings: [String: CodeContents.Element.Kind] = [
    "hidesBottomBarWhenPushed": .hiddenTabBar, "prefersLargeTitles": .largeTitle,
  ]

  /// Returns what an assignment says about a screen.
  private static func setting(
    _ target: Expression, _ value: Expression, isPossible: Bool
  ) -> CodeContents.Element.Kind? {
    guard let property = target.lastName else { return nil }
    guard property == "largeTitleDisplayMode" else {
      return value.isTrue ? settings[property] : nil
    }
    return isPossible ? nil : value.lastName.flatMap { displayModes[$0] }
  }

  /// Returns the places of the assignments that run only under a condition, besides that of a system.
  private static func assignments(in branch: Branch) -> [Int] {
    var found: [Int] = []
    let visitor = CodeVisitor(
      visit: { _, _ in true }, assign: { target, _, _ in found.append(target.offset) })
    for arm in branch.arms where !branch.isGuard && !arm.isAvailability {
      visitor.walk(arm.body, CodeContext())
    }
    return found
  }

  private static let displayModes: [String: CodeContents.Element.Kind] = [
    "never": .smallTitle, "always": .alwaysLargeTitle,
    "UINavigationItemLargeTitleDisplayModeNever": .smallTitle,
    "UINavigationItemLargeTitleDisplayModeAlways": .alwaysLargeTitle,
  ]

  /// The names of a screen and of the bars around it.
  private static let own: Set = [
    "self", "navigationController", "navigationBar", "navigationItem",
  ]

  /// Returns the type of an object: one that is made, the result of a function of a class, or that of a cast.
  private static func type(of value: Expression, in type: TypeDeclaration) -> String? {
    switch value.kind {
    case .call(let callee, _):
      madeType(callee) ?? callee.lastName.flatMap(type.result)
    case .cast(_, let name): TypeName.simple(name)
    default: nil
    }
  }

  /// Returns the type whose initializer is called.
  private static func madeType(_ callee: Expression) -> String? {
    if case .member(let base?, "init") = callee.kind { return base.lastName }
    return callee.lastName.flatMap { $0.startsUppercase ? $0 : nil }
  }
}
