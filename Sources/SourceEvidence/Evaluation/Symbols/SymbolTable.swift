/// The declarations of a project's files, by name.
final class SymbolTable {
  let hierarchy: ClassHierarchy
  private let program: Program
  /// The types by their full names, which include the enclosing types.
  private(set) var types: [String: TypeEntry] = [:]
  /// The types of aliases, as written, by the full names of the aliases.
  private var aliases: [String: String] = [:]
  /// The full names of nested types, by their last names.
  private var nested: [String: [String]] = [:]
  private var functions: [String: [DeclaredFunction]] = [:]
  private var variables: [String: [DeclaredVariable]] = [:]
  /// The functions that lead to a screen on behalf of their callers.
  private(set) lazy var forwarding = ForwardingFunctions(program, self)

  /// The static and global variables that code sets.
  private lazy var changed = ChangedVariables(program, self)

  /// The types that conform to each protocol or class themselves.
  private lazy var conforming: [String: [String]] = hierarchy.declarations.reduce(into: [:]) {
    for name in Set($1.value.inherited) { $0[name, default: []].append($1.key) }
  }

  /// Caches of lookups.
  private var lines: [String: [String]] = [:]
  private var texts: [String: Bool] = [:]
  private var kinds: [String: (kind: ControllerFamily, certain: Bool)?] = [:]
  private var resolved: [String: [String: String]] = [:]
  private var knownVariables: [MemberName: DeclaredVariable?] = [:]
  private var knownFunctions: [MemberName: [Declared]] = [:]

  init(_ program: Program, _ hierarchy: ClassHierarchy) {
    self.program = program
    self.hierarchy = hierarchy
    for (index, file) in program.files.enumerated() { addDeclarations(of: file, index) }
    for (index, file) in program.files.enumerated() {
      for type in file.types where type.kind == .extension { addExtension(type, index) }
    }
    // The names that extensions add were not known before.
    resolved = [:]
  }

  private func addDeclarations(of file: CodeFile, _ index: Int) {
    for type in file.types where type.kind == .alias {
      aliases[type.qualifiedName] = type.inherited.first
    }
    for type in file.types where type.kind == .type || type.kind == .enumeration {
      // A type that the build excludes does not hide another one.
      if types[type.qualifiedName]?.origin != nil, excludes(type.offset, index) { continue }
      add(type, index, as: type.qualifiedName)
      if let name = type.objectiveCName { aliases[name] = type.qualifiedName }
      guard type.outer != nil, nested[type.name]?.contains(type.qualifiedName) != true else {
        continue
      }
      nested[type.name, default: []].append(type.qualifiedName)
    }
    for function in file.functions {
      functions[function.name, default: []].append(
        DeclaredFunction(function, file: index, type: nil))
    }
    for variable in file.variables {
      variables[variable.name, default: []].append(
        DeclaredVariable(variable, file: index, type: nil))
    }
  }

  private func addExtension(_ type: TypeDeclaration, _ file: Int) {
    add(type, file, as: name(of: type.qualifiedName, in: nil) ?? type.qualifiedName)
  }

  private func excludes(_ offset: Int, _ file: Int) -> Bool {
    program.excludes(Position(file: file, offset: offset))
  }

  private func add(_ type: TypeDeclaration, _ file: Int, as name: String) {
    let entry = types[name] ?? TypeEntry(name: name)
    if type.kind != .extension {
      if let known = entry.origin, known.file != file { addOther(type, file, to: entry) }
      entry.origin = entry.origin ?? Position(file: file, offset: type.offset)
      entry.isEnumeration = type.kind == .enumeration
      entry.isProtocol = type.isProtocol
    }
    entry.cases += type.cases
    for variable in type.variables { add(variable, file, to: entry) }
    for function in type.functions {
      if entry.functions[function.name] == nil { entry.functionOrder.append(function.name) }
      entry.functions[function.name, default: []].append((function, file))
    }
    types[name] = entry
  }

  /// Adds the static properties of another type of the same name, which is private to its file.
  private func addOther(_ type: TypeDeclaration, _ file: Int, to entry: TypeEntry) {
    for variable in type.variables where variable.isStatic {
      entry.inFiles[file, default: [:]][variable.name] = DeclaredVariable(
        variable, file: file, type: entry.name)
    }
  }

  /// Adds a variable. The first declaration with a value counts, unless the build excludes it.
  private func add(_ variable: Variable, _ file: Int, to entry: TypeEntry) {
    if let known = entry.variables[variable.name] {
      let isOpen = known.variable.value == nil && known.variable.getter == nil
      let isLeftOut =
        excludes(known.variable.offset, known.file)
        && !excludes(variable.offset, file)
      guard isOpen || isLeftOut else { return }
    }
    entry.variables[variable.name] = (variable, file)
  }

  // MARK: Types

  /// The full names of all types, in the order of their declarations.
  var typesInOrder: [String] {
    types.values.map { (order: $0.order, name: $0.name) }.sorted { $0.order < $1.order }
      .map(\.name)
  }

  /// Returns a type by its full name, or by its last name if that is unique.
  func type(_ name: String) -> TypeEntry? {
    types[name] ?? self.name(of: name, in: nil).flatMap { types[$0] }
  }

  /// Returns the full name of a type.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - outer: The full name of the type whose code contains the name.
  /// - Returns: The full name, or `nil` if the project neither declares nor extends the type.
  func name(of name: String, in outer: String?) -> String? {
    if let known = resolved[outer ?? ""]?[name] { return known.isEmpty ? nil : known }
    let found = find(name, in: outer)
    resolved[outer ?? "", default: [:]][name] = found ?? ""
    return found
  }

  private func find(_ name: String, in outer: String?, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    var around = outer
    while let type = around {
      for line in line(of: type) {
        let full = "\(line).\(name)"
        if types[full] != nil { return full }
        if let target = aliases[full], target != name {
          return find(target, in: nil, depth: depth + 1)
        }
      }
      around = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    if types[name] != nil { return name }
    if let target = aliases[name], target != name { return find(target, in: nil, depth: depth + 1) }
    if let all = nested[name] { return all.count == 1 ? all[0] : nil }
    // `Module.Type`, or the end of a longer path.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return find(String(name[name.index(after: dot)...]), in: nil, depth: depth + 1)
  }

  /// Returns a type, its ancestors, and the protocols that it conforms to.
  func line(of type: String) -> [String] {
    if let known = lines[type] { return known }
    let line = makeLine(type)
    lines[type] = line
    return line
  }

  private func makeLine(_ type: String) -> [String] {
    var (line, seen): ([String], Set<String>) = ([], [])
    var next = [type]
    while !next.isEmpty, line.count < 40 {
      let name = next.removeFirst()
      guard seen.insert(name).inserted else { continue }
      line.append(name)
      next += hierarchy.declarations[hierarchy.name(of: name)]?.inherited ?? []
    }
    return line + frameworkLine(type).filter { !seen.contains($0) }
  }

  /// Returns the common superclasses of controllers, which projects extend.
  private func frameworkLine(_ type: String) -> [String] {
    kind(of: type) == nil ? [] : ["UIViewController", "UIResponder", "NSObject"]
  }

  /// Returns the kind of a view controller class, or `nil` if the class is none.
  func kind(of type: String) -> (kind: ControllerFamily, certain: Bool)? {
    if let known = kinds[type] { return known }
    let kind = ControllerFamily.of(hierarchy.name(of: type), in: hierarchy)
    kinds[type] = .some(kind)
    return kind
  }

  /// Whether an object is a view controller, according to its class or its storyboard.
  func isController(_ object: CodeObject) -> Bool {
    guard let name = object.className else { return object.storyboard != nil }
    return name != "UIStoryboard" && (kind(of: name) != nil || object.storyboard != nil)
  }

  /// Whether a type is a screen of the project.
  func isScreen(_ type: String) -> Bool {
    declares(type) && hierarchy.isScreen(hierarchy.name(of: type))
  }

  /// Whether a name that code calls is that of a type, such as `HomeView` or a declared
  /// `iPadHomeView`.
  func isTypeName(_ name: String) -> Bool { name.startsUppercase || declares(name) }

  /// Whether the project declares a type.
  func declares(_ type: String) -> Bool { hierarchy.declarations[hierarchy.name(of: type)] != nil }

  /// Whether a class is a text of a framework, or a view that only shows one.
  func isText(_ type: String) -> Bool {
    if let known = texts[type] { return known }
    let line = line(of: type)
    let found = line.contains { FrameworkNames.texts.contains($0) && !declares($0) }
    texts[type] = found
    return found
  }

  /// Returns the name of a type in the evidence.
  func shownName(of type: String) -> String { declares(type) ? hierarchy.name(of: type) : type }

  // MARK: Effects

  /// Whether a function affects navigation: it uses a name with an effect, names a view controller,
  /// or calls a function of the project that leads to a screen. The functions with which an app starts
  /// decide which screens the functions that they call show.
  func affectsNavigation(_ function: Function) -> Bool {
    function.name == "buildMenu" || function.startsApp
      || FrameworkNames.roles(function.marks).contains(.effect)
      || forwarding.isCalled(in: function)
  }

  // MARK: Members

  /// The key of a member in a cache.
  private struct MemberName: Hashable {
    var type: String
    var name: String
  }

  /// The functions with a name that a type declares, and the index of the type in its line.
  private typealias Declared = (place: Int, all: [DeclaredFunction])

  /// Returns a property of a type.
  func variable(_ name: String, of type: String) -> DeclaredVariable? {
    let key = MemberName(type: type, name: name)
    if let known = knownVariables[key] { return known }
    var found: DeclaredVariable?
    for candidate in line(of: type) where found == nil {
      found = self.type(candidate)?.variables[name].map {
        DeclaredVariable($0.variable, file: $0.file, type: candidate)
      }
    }
    knownVariables[key] = .some(found)
    return found
  }

  /// Returns a static property of a private type of a file, if another file declares a type of the
  /// same name.
  func variable(_ name: String, of type: String, ofFile file: Int) -> DeclaredVariable? {
    types[type]?.inFiles[file]?[name]
  }

  /// Returns the global variable that a name means in a file, or `nil` if several files declare it.
  func variable(_ name: String, in file: Int) -> DeclaredVariable? {
    let all = variables[name] ?? []
    let own = all.filter { $0.file == file }
    let visible = own.isEmpty ? all.filter { !isPrivate($0.variable.offset, $0.file) } : own
    let built = visible.filter { !excludes($0.variable.offset, $0.file) }
    let found = built.isEmpty ? visible : built
    return found.count == 1 || !own.isEmpty ? found.first : nil
  }

  /// Whether a static or global variable may have another value than its initial one.
  func mayChange(_ found: DeclaredVariable) -> Bool {
    guard !found.variable.isConstant else { return false }
    return found.variable.storageKey != nil || changed.contains(found)
  }

  private func isPrivate(_ offset: Int, _ file: Int) -> Bool {
    program.files[file].text.isPrivate(at: offset)
  }

  /// Returns the function of a type that fits the labels best.
  func function(
    _ name: String, of type: String, labels: [String]?, after: String? = nil
  ) -> DeclaredFunction? {
    let start = after.flatMap { line(of: type).firstIndex(of: $0) } ?? -1
    for declared in functions(name, of: type) where declared.place > start {
      if let found = best(declared.all, labels) { return found }
    }
    return nil
  }

  /// Returns the function that the code of a type calls on an object of a class, which may override it.
  func function(
    _ name: String, calledIn type: String, on own: String?, labels: [String]
  ) -> DeclaredFunction? {
    let found = function(name, of: type, labels: labels)
    guard let own, own != type, line(of: own).contains(type),
      found.map({ !isPrivate($0.function.offset, $0.file) }) ?? true
    else { return found }
    return function(name, of: own, labels: labels) ?? found
  }

  /// Returns what implements a function that a protocol asks for, if only one type of the project conforms to
  /// the protocol, and it is no screen: a router or a coordinator.
  func implementation(of asked: DeclaredFunction) -> DeclaredFunction? {
    guard let name = asked.type, let type = type(name), type.isProtocol,
      asked.function.body.isEmpty,
      let all = conforming[name.lastComponent], all.count == 1, kind(of: all[0]) == nil
    else { return nil }
    let labels = asked.function.parameters.map(\.label)
    return function(asked.function.name, of: all[0], labels: labels).flatMap {
      $0.function.body.isEmpty ? nil : $0
    }
  }

  /// Returns the functions with a name of a type and its ancestors, those of the type first.
  private func functions(_ name: String, of type: String) -> [Declared] {
    let key = MemberName(type: type, name: name)
    if let known = knownFunctions[key] { return known }
    let found = line(of: type).enumerated().compactMap { place, candidate -> Declared? in
      self.type(candidate)?.functions[name].map { all in
        (place, all.map { DeclaredFunction($0.function, file: $0.file, type: candidate) })
      }
    }
    knownFunctions[key] = found
    return found
  }

  /// Returns the free function that a call means in a file, or in any file if that is unknown.
  func function(_ name: String, labels: [String], in file: Int?) -> DeclaredFunction? {
    guard let all = functions[name] else { return nil }
    guard let file, all.count > 1 else { return best(all, labels) }
    return best(all.filter { $0.file == file }, labels)
      ?? best(all.filter { $0.file != file && !isPrivate($0.function.offset, $0.file) }, labels)
  }

  private func best(_ all: [DeclaredFunction], _ labels: [String]?) -> DeclaredFunction? {
    guard all.count > 1 else { return all.first.flatMap { fits($0.function, labels) ? $0 : nil } }
    let built = all.filter { !excludes($0.function.offset, $0.file) }
    guard let labels else { return built.first ?? all.first }
    let named = Set(labels.filter { !$0.isEmpty })
    return (built.isEmpty ? all : built).filter { fits($0.function, labels) }.max { a, b in
      fit(a.function, named, labels.count) < fit(b.function, named, labels.count)
    }
  }

  /// Whether a function can be called with some labels.
  private func fits(_ function: Function, _ labels: [String]?) -> Bool {
    guard let labels else { return true }
    let needed = function.parameters.count { $0.defaultValue == nil }
    let named = Set(labels.filter { !$0.isEmpty }).count
    return needed <= labels.count && function.parameters.count >= named
  }

  private func fit(_ function: Function, _ named: Set<String>, _ count: Int) -> Int {
    let shared = function.parameters.filter { named.contains($0.label) }.count
    return shared * 4 - abs(function.parameters.count - count)
  }
}

extension Function {
  /// Whether the system calls the function when the app or a window starts.
  fileprivate var startsApp: Bool {
    name == "application" && parameters.contains { $0.label.hasPrefix("didFinishLaunching") }
      || name == "scene" && parameters.contains { $0.label.hasPrefix("willConnectTo") }
  }
}
