/// The variables that a piece of code sees.
final class Scope: ChainMember {
  /// What belongs to one run of a function.
  final class Frame {
    /// `self`; unknown outside of types.
    let me: Value
    /// The type whose code runs.
    let type: String?
    /// The file that it stands in.
    let file: Int
    /// What must hold for the function to be compiled.
    var conditions: Set<CodeCondition> = []
    /// The function or property whose code runs.
    var function: String?
    /// Where the function begins.
    var origin: Origin?
    /// The function's parameters.
    private var declared: [Function.Parameter] = []
    /// The call that runs the function; nil where nothing in the code calls it.
    var call: CallSite?
    /// The objects that the call gives to the function.
    var given: [CodeObject] = []
    /// The types of the function's parameters.
    var parameterTypes: [String] = []
    /// What was returned on a side of a branch that is not decided.
    var perhapsReturned: [Value] = []

    init(me: Value, type: String?, file: Int) {
      self.me = me
      self.type = type
      self.file = file
    }

    /// A frame of code inside of the function.
    var copy: Frame {
      let frame = Frame(me: me, type: type, file: file)
      frame.conditions = conditions
      (frame.function, frame.declared, frame.origin) = (function, declared, origin)
      (frame.call, frame.given) = (call, given)
      frame.parameterTypes = parameterTypes
      return frame
    }

    /// The names of the function's parameters by which its callers decide what it makes. What a menu
    /// builder knows is no part of that.
    var parameters: Set<String> {
      Set(declared.filter { $0.type?.holds("MenuBuilder") != true }.map(\.name))
    }

    /// Notes the function whose code runs, and what calls it.
    func enter(_ function: Function, from call: CallSite?, given: [CodeObject]) {
      (self.function, declared) = (function.name, function.parameters)
      origin = Origin(file: file, offset: function.offset)
      (self.call, self.given) = (call, given)
      parameterTypes = function.parameters.compactMap(\.type)
    }
  }

  let frame: Frame
  private let outer: Scope?
  /// Few variables are in one scope: they are found faster one after another than by a hash.
  private var variables: [(name: String, value: Value)] = []

  init(_ frame: Frame, inside outer: Scope? = nil) {
    self.frame = frame
    self.outer = outer
  }

  /// A scope inside.
  func nested() -> Scope { Scope(frame, inside: self) }

  /// Gives a variable of this scope a value.
  func declare(_ name: String, _ value: Value) {
    if let index = index(of: name) {
      variables[index].value = value
    } else {
      variables.append((name, value))
    }
  }

  private func index(of name: String) -> Int? { variables.firstIndex { $0.name == name } }

  /// Gives names to a value, or to the parts of a tuple.
  func bind(_ names: [String], to value: Value) {
    if case .tuple(let parts) = value, names.count > 1 {
      for (name, part) in zip(names, parts) { declare(name, part.value) }
    } else {
      for (index, name) in names.enumerated() { declare(name, index == 0 ? value : .unknown) }
    }
  }

  /// Forgets everything.
  func clear() { variables = [] }

  subscript(name: String) -> Value? {
    index(of: name).map { variables[$0].value } ?? outer?[name]
  }

  /// The lists that visible variables hold, by their names.
  var lists: [String: ListValue] {
    var lists = outer?.lists ?? [:]
    for (name, value) in variables { lists[name] = value.list }
    return lists
  }

  /// Changes a declared variable; false if there is none.
  func assign(_ name: String, _ value: Value) -> Bool {
    guard let index = index(of: name) else { return outer?.assign(name, value) ?? false }
    variables[index].value = value
    return true
  }
}
