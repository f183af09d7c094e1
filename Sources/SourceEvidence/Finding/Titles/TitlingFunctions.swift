/// Finds the functions of view controllers that assign titles, without parsing them.
struct TitlingFunctions {
  private let runner: CodeRunner
  /// The functions that assign a title, by type.
  private var assigning: [String: [DeclaredFunction]] = [:]
  /// The names of called methods, by body.
  private var names: [ObjectIdentifier: Set<String>] = [:]
  /// The methods of view controllers, without those of the life cycle.
  private let methods: NameSet

  init(_ runner: CodeRunner) {
    self.runner = runner
    let types = runner.symbols.types.filter { runner.symbols.kind(of: $0.key) != nil }
    let names = Set(types.values.flatMap(\.functionOrder)).subtracting(Self.lifeCycle)
    methods = NameSet(Array(names.sorted().prefix(Self.mostMethods)), findsChecks: false)
  }

  /// The maximum number of methods.
  private static let mostMethods = 60_000

  /// The methods that run until a view controller appears, in order.
  private static let lifeCycle = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear",
  ]

  /// The maximum length of the chain of calls to an assignment.
  private static let deepest = 4

  /// Returns the methods of the life cycle that assign a title, directly or through calls, in order.
  /// `line` is the class with its superclasses and protocols.
  mutating func starting(_ line: [String]) -> [DeclaredFunction] {
    let line = line.filter { runner.symbols.type($0) != nil }
    guard line.contains(where: { !assigning(of: $0).isEmpty }) else { return [] }
    return Self.lifeCycle.flatMap { name in
      let all = line.map { functions(name, of: $0) }.filter { !$0.isEmpty }
      return leadToTitle(all.flatMap { $0 }, line) ? all[0] : []
    }
  }

  /// Returns the other functions of a type that assign a title.
  mutating func others(of type: String) -> [DeclaredFunction] {
    assigning(of: type).filter { !Self.lifeCycle.contains($0.function.name) }
      .prefix(Self.mostOthers).map { $0 }
  }

  private static let mostOthers = 8

  /// Whether a function assigns a title, directly or through calls on the same object.
  private mutating func leadToTitle(_ functions: [DeclaredFunction], _ line: [String]) -> Bool {
    var (next, seen): ([DeclaredFunction], Set<Position>) = (functions, [])
    for _ in 0..<Self.deepest where !next.isEmpty {
      let new = next.filter { seen.insert($0.origin).inserted }
      if new.contains(where: { Self.assignsTitle($0.function) }) { return true }
      next = new.compactMap(\.function.code.body).flatMap { body in
        names(in: body).flatMap { name in line.flatMap { self.functions(name, of: $0) } }
      }
    }
    return false
  }

  private func functions(_ name: String, of type: String) -> [DeclaredFunction] {
    guard let entry = runner.symbols.type(type), let all = entry.functions[name] else { return [] }
    return all.filter { !$0.function.isStatic }.map {
      DeclaredFunction($0.function, file: $0.file, type: entry.name)
    }
  }

  /// Returns the methods of view controllers that a body calls.
  private mutating func names(in body: Body) -> Set<String> {
    let key = ObjectIdentifier(body)
    if let known = names[key] { return known }
    var found: Set<String> = []
    let written = body.isObjectiveC ? WrittenNames(body.bytes) : WrittenNames(calledIn: body)
    written.forEach { [methods] start, count in
      methods.mark(start, count).map { _ = found.insert(methods.names[Int($0)]) }
    }
    names[key] = found
    return found
  }

  // MARK: Assignments

  private mutating func assigning(of type: String) -> [DeclaredFunction] {
    if let known = assigning[type] { return known }
    let entry = runner.symbols.type(type)
    let names = entry?.functionOrder ?? []
    let found = names.flatMap { functions($0, of: type) }.filter { Self.assignsTitle($0.function) }
    assigning[type] = found
    return found
  }

  /// Whether a function contains `title =` or `setTitle:` on any object.
  private static func assignsTitle(_ function: Function) -> Bool {
    guard FrameworkNames.roles(function.marks).contains(.title), let body = function.code.body
    else { return false }
    let bytes = body.bytes
    guard let base = bytes.baseAddress else { return false }
    return WrittenNames(bytes).contains { start, count in
      guard isTitle(start, count) else { return false }
      return isAssigned(bytes, start - base + count)
        || count == 8 && bytes[start - base + count] == UInt8(ascii: ":")
    }
  }

  private static func isTitle(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    let name = UnsafeRawBufferPointer(start: start, count: count)
    return count == 5 && name.elementsEqual("title".utf8)
      || count == 8 && name.elementsEqual("setTitle".utf8)
  }

  /// Whether `=` follows, but not `==`.
  private static func isAssigned(_ bytes: UnsafeRawBufferPointer, _ end: Int) -> Bool {
    var index = end
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index + 1 < bytes.count && bytes[index] == UInt8(ascii: "=")
      && bytes[index + 1] != UInt8(ascii: "=")
  }
}
