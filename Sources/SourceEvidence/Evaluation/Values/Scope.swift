/// A scope with its variables.
final class Scope: ChainMember {
  /// The state of one call of a function.
  final class Frame {
    /// `self`, or an unknown value outside of types.
    let me: Value
    /// The type whose code runs.
    let type: String?
    /// The index of the file.
    let file: Int
    /// The conditions under which the function is compiled.
    var conditions: Set<CodeCondition> = []
    /// The function or property whose code runs.
    var function: String?
    /// The location of the function.
    var origin: Position?
    /// The parameters of the function.
    private var declared: [Function.Parameter] = []
    /// The call that runs the function, or `nil` if no code calls it.
    var call: CallSite?
    /// The class of the screen that runs the closure whose code this is.
    var actor: String?
    /// The objects among the arguments.
    var given: [CodeObject] = []
    /// The types of the parameters.
    var parameterTypes: [String] = []
    /// The properties of `self` that keep their values while the code runs.
    var constants: Set<String> = []
    /// The values that undecided branches return.
    var perhapsReturned: [Value] = []

    init(me: Value, type: String?, file: Int) {
      self.me = me
      self.type = type
      self.file = file
    }

    /// A copy for a closure in the function.
    var copy: Frame {
      let frame = Frame(me: me, type: type, file: file)
      frame.conditions = conditions
      (frame.function, frame.declared, frame.origin) = (function, declared, origin)
      (frame.call, frame.given) = (call, given)
      (frame.parameterTypes, frame.actor, frame.constants) = (parameterTypes, actor, constants)
      return frame
    }

    /// The names of the parameters with which callers determine what the function creates. A menu
    /// builder is no such parameter.
    var parameters: Set<String> {
      Set(declared.filter { $0.type?.holds("MenuBuilder") != true }.map(\.name))
    }

    /// Sets the function that runs and its call.
    func enter(_ function: Function, from call: CallSite?, given: [CodeObject]) {
      (self.function, declared) = (function.name, function.parameters)
      origin = Position(file: file, offset: function.offset)
      (self.call, self.given) = (call, given)
      parameterTypes = function.parameters.compactMap(\.type)
    }
  }

  let frame: Frame
  private let outer: Scope?
  /// An array, because a scope has few variables and a linear search is faster than hashing.
  private var variables: [(name: String, value: Value, isStable: Bool)] = []

  init(_ frame: Frame, inside outer: Scope? = nil) {
    self.frame = frame
    self.outer = outer
  }

  /// Returns a nested scope.
  func nested() -> Scope { Scope(frame, inside: self) }

  /// Declares a variable in this scope.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value.
  ///   - isStable: Whether the variable has the same value whenever the code runs.
  func declare(_ name: String, _ value: Value, isStable: Bool = true) {
    if let index = index(of: name) {
      variables[index] = (name, value, isStable)
    } else {
      variables.append((name, value, isStable))
    }
  }

  /// Whether a variable has the same value whenever the code runs, or `nil` if there is no such variable.
  func isStable(_ name: String) -> Bool? {
    index(of: name).map { variables[$0].isStable } ?? outer?.isStable(name)
  }

  /// Declares variables of another scope in this one.
  func declare(_ names: [String], of other: Scope) {
    for name in names {
      declare(name, other[name] ?? .unknown, isStable: other.isStable(name) ?? false)
    }
  }

  private func index(of name: String) -> Int? { variables.firstIndex { $0.name == name } }

  /// Declares names for a value, or for the elements of a tuple.
  func bind(_ names: [String], to value: Value) {
    if case .tuple(let parts) = value, names.count > 1 {
      for (name, part) in zip(names, parts) { declare(name, part.value) }
    } else {
      for (index, name) in names.enumerated() { declare(name, index == 0 ? value : .unknown) }
    }
  }

  /// Removes all variables.
  func clear() { variables = [] }

  subscript(name: String) -> Value? {
    index(of: name).map { variables[$0].value } ?? outer?[name]
  }

  /// The visible variables that contain lists, by name.
  var lists: [String: ListValue] {
    var lists = outer?.lists ?? [:]
    for (name, value, _) in variables { lists[name] = value.list }
    return lists
  }

  /// Assigns a value to a declared variable. Returns `false` if there is none.
  func assign(_ name: String, _ value: Value) -> Bool {
    guard let index = index(of: name) else { return outer?.assign(name, value) ?? false }
    variables[index].value = value
    return true
  }
}
