/// Finds the functions of view controllers that assign titles or the items of bars, without parsing them.
struct AssigningFunctions {
  /// What functions assign.
  enum Assigned { case title, barItems }

  private let runner: CodeRunner
  private let assigned: Assigned
  /// The functions that assign it, by type.
  private var assigning: [String: [DeclaredFunction]] = [:]
  private let graph: CallGraph
  /// The methods of view controllers, without those of the life cycle.
  private let methods: CallGraph.Names

  init(_ runner: CodeRunner, _ assigned: Assigned) {
    self.runner = runner
    graph = runner.program.calls
    self.assigned = assigned
    let types = runner.symbols.types.filter { runner.symbols.kind(of: $0.key) != nil }
    methods = graph.names(Set(types.values.flatMap(\.functionOrder)).subtracting(Self.lifeCycle))
  }

  /// The methods that run until a view controller appears, in order.
  private static let lifeCycle = [
    "init", "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
    "viewDidAppear",
  ]

  /// The maximum length of the chain of calls to an assignment.
  private static let deepest = 4

  /// Returns the methods of the life cycle that assign it, directly or through calls, in order.
  /// `line` is the class with its superclasses and protocols.
  mutating func starting(_ line: [String]) -> [DeclaredFunction] {
    let line = line.filter { runner.symbols.type($0) != nil }
    guard line.contains(where: { !assigning(of: $0).isEmpty }) else { return [] }
    return Self.lifeCycle.flatMap { name in
      let all = line.map { functions(name, of: $0) }.filter { !$0.isEmpty }
      return leadToAssignment(all.flatMap { $0 }, line) ? all[0] : []
    }
  }

  /// Returns the other functions of a type that assign it.
  mutating func others(of type: String) -> [DeclaredFunction] {
    assigning(of: type).filter { !Self.lifeCycle.contains($0.function.name) }
      .prefix(Self.mostOthers).map { $0 }
  }

  private static let mostOthers = 8

  /// Whether a function assigns it, directly or through calls on the same object.
  private mutating func leadToAssignment(_ functions: [DeclaredFunction], _ line: [String]) -> Bool
  {
    var (next, seen): ([DeclaredFunction], Set<Position>) = (functions, [])
    for _ in 0..<Self.deepest where !next.isEmpty {
      let new = next.filter { seen.insert($0.origin).inserted }
      if new.contains(where: { assigns($0.function) }) { return true }
      next = new.compactMap(\.body).flatMap { body in
        methods(in: body).flatMap { name in line.flatMap { self.functions(name, of: $0) } }
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
  private func methods(in body: Body) -> [String] {
    let names = body.isObjectiveC ? graph.used(in: body) : graph.called(in: body)
    return names.intersection(methods).map(graph.text)
  }

  // MARK: Assignments

  private mutating func assigning(of type: String) -> [DeclaredFunction] {
    if let known = assigning[type] { return known }
    let entry = runner.symbols.type(type)
    let names = entry?.functionOrder ?? []
    let found = names.flatMap { functions($0, of: type) }.filter { assigns($0.function) }
    assigning[type] = found
    return found
  }

  private func assigns(_ function: Function) -> Bool {
    switch assigned {
    case .title: Self.assignsTitle(function)
    case .barItems: FrameworkNames.roles(function.marks).contains(.bar)
    }
  }

  /// Whether a function contains `title =` or `setTitle:` on any object.
  private static func assignsTitle(_ function: Function) -> Bool {
    guard FrameworkNames.roles(function.marks).contains(.title), let body = function.code.body
    else { return false }
    return body.text.words.contain(FrameworkNames.titles, in: body.words) { word in
      word.isAssigned || word.isLabel && word.text == "setTitle"
    }
  }
}
