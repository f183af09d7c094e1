/// Remembers the calls of functions that recorded nothing, so that the same call does not run again in the
/// same start.
///
/// Two calls are the same if they run one function on one object in the same state, with equal
/// arguments. The states of other objects are not compared. Most code of an app has nothing to do with
/// navigation, and is called from many places.
final class QuietCalls {
  /// A call, as far as its effects depend on it.
  struct Call: Hashable {
    fileprivate let function: Position
    fileprivate let me: Argument
    fileprivate let arguments: [Argument]
    fileprivate let isUndecided: Bool
  }

  /// The part of a value that effects depend on.
  fileprivate enum Argument: Hashable {
    case unknown
    case flag(Bool)
    case number(Int)
    case text(CodeText)
    case name(type: String?, String)
    case type(String)
    case object(ObjectIdentifier, version: Int)
    /// An object of which only the class is known.
    case instance(of: String)
  }

  private let recorder: EffectRecorder
  private let limits: Limits
  private let symbols: SymbolTable
  /// A call that recorded nothing.
  struct Quiet {
    fileprivate var value: Value
    fileprivate var depth: Int
    /// The steps that it could take, or `nil` if it did not take all of them.
    fileprivate var steps: Int?

    /// Whether the call could do nothing else now. It does not take more steps if the number of those
    /// that it could take has not doubled.
    fileprivate func holds(at limits: Limits) -> Bool {
      limits.depth >= depth && steps.map { limits.steps <= 2 * $0 } ?? true
    }
  }

  init(_ recorder: EffectRecorder, _ limits: Limits, _ symbols: SymbolTable) {
    self.recorder = recorder
    self.limits = limits
    self.symbols = symbols
  }

  /// Returns the value of a call, which runs only if it did not run before without recording anything.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - me: The object on which it is called.
  ///   - values: The arguments.
  ///   - run: Runs the function.
  /// - Returns: The value.
  func value(
    of function: Position, on me: Value, _ values: [Value], _ run: () -> Value
  ) -> Value {
    guard let call = call(function, me, values) else { return run() }
    if let quiet = limits.quiet[call], quiet.holds(at: limits) { return quiet.value }
    let (effects, depth, steps, cuts) = (recorder.count, limits.depth, limits.steps, limits.cuts)
    let value = run()
    guard recorder.count == effects, value.isPlain, let after = self.call(function, me, values)
    else { return value }
    limits.quiet[after] = Quiet(value: value, depth: depth, steps: limits.cuts > cuts ? steps : nil)
    return value
  }

  private func call(_ function: Position, _ me: Value, _ values: [Value]) -> Call? {
    guard let me = argument(me, isReceiver: true) else { return nil }
    var arguments: [Argument] = []
    for value in values {
      guard let argument = argument(value, isReceiver: false) else { return nil }
      arguments.append(argument)
    }
    return Call(
      function: function, me: me, arguments: arguments, isUndecided: limits.isUndecided)
  }

  /// Returns the part of a value that effects depend on, or `nil` for closures, screens and lists.
  private func argument(_ value: Value, isReceiver: Bool) -> Argument? {
    switch value {
    case .unknown: .unknown
    case .boolean(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .enumeration(let type, let name, let payload) where payload.isEmpty:
      .name(type: type, name)
    case .type(let type) where isReceiver: .type(type)
    case .object(let object): argument(object, isReceiver)
    default: nil
    }
  }

  private func argument(_ object: CodeObject, _ isReceiver: Bool) -> Argument? {
    if object.isPlaceholder, object.fields.isEmpty, !symbols.isController(object) {
      return object.className.map { .instance(of: $0) }
    }
    return isReceiver ? .object(ObjectIdentifier(object), version: object.version) : nil
  }
}

extension Value {
  /// Whether the value refers to no object, so that another call may return it again.
  fileprivate var isPlain: Bool {
    switch self {
    case .unknown, .boolean, .number, .text: true
    case .enumeration(_, _, let payload): payload.isEmpty
    default: false
    }
  }
}
