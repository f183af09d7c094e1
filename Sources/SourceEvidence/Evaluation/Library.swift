/// The parsed code of a project, for looking things up by name.
final class Library {
  /// All that the parsed files say of one type.
  struct TypeEntry {
    var isEnumeration = false
    var cases: [TypeDeclaration.Case] = []
    var variables: [String: (variable: Variable, file: Int)] = [:]
    var functions: [String: [(function: Function, file: Int)]] = [:]
    /// Names of functions in the order of the source.
    var functionOrder: [String] = []
    /// Where it is declared; nil for a framework's type that the project extends.
    var origin: Origin?
  }

  let files: [CodeFile]
  let hierarchy: ClassHierarchy
  private(set) var types: [String: TypeEntry] = [:]
  private(set) var functions: [String: [(function: Function, file: Int)]] = [:]
  private(set) var variables: [String: (variable: Variable, file: Int)] = [:]
  /// Types declared in files that were not parsed.
  private(set) var unparsed: Set<String>

  /// What was looked up before.
  private var lines: [String: [String]] = [:]
  private var kinds: [String: (kind: ControllerKind, certain: Bool)?] = [:]

  init(files: [CodeFile], hierarchy: ClassHierarchy, unparsed: Set<String>) {
    self.files = files
    self.hierarchy = hierarchy
    self.unparsed = unparsed
    for (index, file) in files.enumerated() { add(file, index) }
    self.unparsed.subtract(types.keys.filter { types[$0]?.origin != nil })
    let outside = Set(types.keys.filter { types[$0]?.origin != nil })
    for (index, file) in files.enumerated() {
      for type in file.types {
        guard let outer = type.outer else { continue }
        // `Texts.Tabs` does not hide a class `Tabs`.
        if !outside.contains(type.name) { add(type, index, as: type.name) }
        add(type, index, as: "\(outer).\(type.name)")
      }
    }
  }

  private func add(_ file: CodeFile, _ index: Int) {
    for type in file.types where type.outer == nil { add(type, index, as: type.name) }
    for function in file.functions {
      functions[function.name, default: []].append((function, index))
    }
    for variable in file.variables where variables[variable.name] == nil {
      variables[variable.name] = (variable, index)
    }
  }

  private func add(_ type: TypeDeclaration, _ file: Int, as name: String) {
    var entry = types[name] ?? TypeEntry()
    if type.kind != .extension {
      entry.origin = entry.origin ?? Origin(file: file, offset: type.offset)
      entry.isEnumeration = type.kind == .enumeration
    }
    entry.cases += type.cases
    for variable in type.variables where entry.variables[variable.name]?.variable.value == nil {
      if entry.variables[variable.name]?.variable.getter == nil {
        entry.variables[variable.name] = (variable, file)
      }
    }
    for function in type.functions {
      if entry.functions[function.name] == nil { entry.functionOrder.append(function.name) }
      entry.functions[function.name, default: []].append((function, file))
    }
    types[name] = entry
  }

  /// A type, and what it inherits from and conforms to, as far as they are parsed.
  func line(of type: String) -> [String] {
    if let known = lines[type] { return known }
    let line = makeLine(type)
    lines[type] = line
    return line
  }

  /// What kind of view controller a class is; nil if it is none.
  func kind(of type: String) -> (kind: ControllerKind, certain: Bool)? {
    if let known = kinds[type] { return known }
    let kind = ControllerKind.of(type, in: hierarchy)
    kinds[type] = .some(kind)
    return kind
  }

  private func makeLine(_ type: String) -> [String] {
    var (line, seen): ([String], Set<String>) = ([], [])
    var next = [type]
    while !next.isEmpty, line.count < 40 {
      let name = next.removeFirst()
      guard seen.insert(name).inserted else { continue }
      line.append(name)
      next += hierarchy.declarations[name]?.inherited ?? []
    }
    return line + frameworkLine(type).filter { !seen.contains($0) }
  }

  /// What all controllers inherit from: projects extend these.
  private func frameworkLine(_ type: String) -> [String] {
    ControllerKind.of(type, in: hierarchy) == nil
      ? [] : ["UIViewController", "UIResponder", "NSObject"]
  }

  /// A property of a type, with the file and type that declare it.
  func variable(_ name: String, of type: String) -> (variable: Variable, file: Int, type: String)? {
    for candidate in line(of: type) {
      if let found = types[candidate]?.variables[name] {
        return (found.variable, found.file, candidate)
      }
    }
    return nil
  }

  /// The function of a type that fits the labels best.
  func function(
    _ name: String, of type: String, labels: [String]?, after: String? = nil
  ) -> (function: Function, file: Int, type: String)? {
    var line = line(of: type)[...]
    if let after, let index = line.firstIndex(of: after) { line = line[(index + 1)...] }
    for candidate in line {
      if let found = Self.best(types[candidate]?.functions[name] ?? [], labels) {
        return (found.function, found.file, candidate)
      }
    }
    return nil
  }

  /// A function outside of types.
  func function(_ name: String, labels: [String]) -> (function: Function, file: Int)? {
    Self.best(functions[name] ?? [], labels)
  }

  private static func best(_ all: [(function: Function, file: Int)], _ labels: [String]?)
    -> (function: Function, file: Int)?
  {
    guard let labels else { return all.first }
    let named = Set(labels.filter { !$0.isEmpty })
    return all.filter { accepts($0.function, labels.count, named.count) }.max { a, b in
      fit(a.function, named, labels.count) < fit(b.function, named, labels.count)
    }
  }

  /// Whether a function can be called with so many arguments.
  private static func accepts(_ function: Function, _ count: Int, _ named: Int) -> Bool {
    let needed = function.parameters.count { $0.defaultValue == nil }
    return needed <= count && function.parameters.count >= named
  }

  private static func fit(_ function: Function, _ named: Set<String>, _ count: Int) -> Int {
    let shared = function.parameters.filter { named.contains($0.label) }.count
    return shared * 4 - abs(function.parameters.count - count)
  }
}
