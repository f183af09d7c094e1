/// Finds the containers that fill a window, from the root of each window through views and
/// controllers that show one screen in their whole area.
struct RootFinder {
  private let runner: CodeRunner
  private let tree: ViewParts
  /// The containers, by name or location, in the order in which they were found.
  private(set) var roots: [(key: String, chain: [Position], isPresumed: Bool)] = []
  /// Whether a property with the name of a window's root leads to what is visited.
  private var isPresumed = false
  private var seenObjects: Set<ObjectIdentifier> = []
  private var seenTypes: Set<String> = []
  private var seenMembers: Set<ViewMember> = []
  /// The parts of the views that fill a window that appear in another way than in place.
  private(set) var others: [(part: ViewPart, chain: [Position])] = []

  /// - Parameters:
  ///   - runner: The runner of the code.
  ///   - tree: The views of the project.
  init(_ runner: CodeRunner, _ tree: ViewParts) {
    self.runner = runner
    self.tree = tree
  }

  private var symbols: SymbolTable { runner.symbols }

  /// Searches from the root of every window.
  mutating func search() {
    for (index, file) in runner.program.files.enumerated() {
      for type in file.types where type.inherited.contains("App") { window(type, index) }
    }
    let windows = runner.recorder.effects.windowRoots.filter {
      !isLeftOut($0.origin) && !$0.isOverlay
    }
    for root in windows where !root.isPresumed { visit(root.object, [root.origin]) }
    guard roots.isEmpty else { return }
    for root in windows where root.isPresumed {
      isPresumed = root.window != nil
      visit(root.object, [root.origin])
    }
    isPresumed = false
    guard roots.isEmpty else { return }
    // A full-screen presentation without animation covers an empty window immediately.
    for cover in runner.recorder.effects.covers where !isLeftOut(cover.origin) {
      visit(cover.object, [cover.origin])
    }
  }

  private func isLeftOut(_ origin: Position) -> Bool {
    let conditions = runner.program.conditions(at: origin)
    return runner.program.excludes(conditions) || conditions.contains(.phoneIdiom)
  }

  /// Searches the scenes of a SwiftUI app.
  private mutating func window(_ type: TypeDeclaration, _ file: Int) {
    let origin = Position(file: file, offset: type.offset)
    guard !isLeftOut(origin), let body = symbols.variable("body", of: type.qualifiedName) else {
      return
    }
    let place = Position(file: body.file, offset: body.variable.offset)
    guard !isLeftOut(place) else { return }
    visit(ViewMember(type: type.qualifiedName, name: "body"), [place])
  }

  private mutating func add(_ key: String, _ chain: [Position]) {
    guard !roots.contains(where: { $0.key == key }) else { return }
    roots.append((key, chain, isPresumed))
  }

  // MARK: Views

  /// Visits a SwiftUI view or a view controller by its class.
  private mutating func visit(_ type: String, _ chain: [Position]) {
    guard chain.count < 12, seenTypes.insert(type).inserted else { return }
    let chain = chain + (symbols.type(type)?.origin.map { [$0] } ?? [])
    if symbols.kind(of: type) != nil {
      if let object = runner.prototype(type) { visit(object, chain) }
      return
    }
    for member in ViewParts.members(of: type) { visit(member, chain) }
  }

  /// Visits the parts of a property or function.
  private mutating func visit(_ member: ViewMember, _ chain: [Position]) {
    guard seenMembers.insert(member).inserted else { return }
    for part in tree.parts(of: member) {
      guard part.step == .inPlace else {
        others.append((part, chain))
        continue
      }
      switch part.kind {
      case .view(let view): visit(view, chain)
      case .member(let member): visit(member, chain)
      case .container(let origin): add("\(runner.program.place(origin))", chain)
      }
    }
  }

  // MARK: Controllers

  /// Visits a controller and its contents. A container of several screens ends the search.
  private mutating func visit(_ object: CodeObject, _ chain: [Position]) {
    guard chain.count < 12, seenObjects.insert(ObjectIdentifier(object)).inserted else { return }
    let kind = object.className.flatMap { symbols.kind(of: $0)?.kind }
    switch kind {
    case .tabBar: add(key(object), chain)
    case .splitView:
      add(key(object), chain)
      if let primary = object.notes.columns[.primary]?.object { visit(primary, chain) }
      if let first = object.controllers?.elements.first?.object { visit(first, chain) }
    default: visitHeld(by: object, chain)
    }
  }

  /// Returns the key of a container: the name of a class of the project, or else the location.
  private func key(_ object: CodeObject) -> String {
    if let name = object.className, symbols.declares(name) {
      return symbols.hierarchy.name(of: name)
    }
    return object.origin.map { "\(runner.program.place($0))" } ?? ""
  }

  private mutating func visitHeld(by object: CodeObject, _ chain: [Position]) {
    if let shown = runner.targets.shown(by: object) {
      if let place = shown.stack ?? shown.container { add("\(place)", chain) }
      shown.className.map { visit($0, chain) }
    }
    for held in held(by: object) {
      visit(held, chain + (held.origin.map { [$0] } ?? []))
    }
    guard let type = object.className, symbols.declares(type),
      seenTypes.insert(type).inserted
    else { return }
    let own = runner.prototype(type)
    for (_, child, origin) in runner.recorder.effects.children.filter({ $0.className == type }) {
      visit(child, chain + [origin])
    }
    if let own { visit(own, chain) }
  }

  /// Returns the controllers that an object contains: its screens, and those in properties of a library's
  /// container. What a class of the project stores in a property of its own need not be shown.
  private func held(by object: CodeObject) -> [CodeObject] {
    let fields = object.fields.sorted { $0.key < $1.key }.filter { name, _ in
      !Self.outward.contains(name)
        && object.className.flatMap { symbols.variable(name, of: $0) } == nil
    }
    let screens = object.controllers?.elements.flatMap(\.objects) ?? []
    return (screens + object.notes.replaced + fields.flatMap(\.value.objects)).filter {
      symbols.isController($0) || $0.className == nil
    }
  }

  /// Fields that refer to controllers around the object.
  private static let outward: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent", "delegate",
    "presentingViewController",
  ]
}
