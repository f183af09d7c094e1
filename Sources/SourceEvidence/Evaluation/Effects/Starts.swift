/// The runs of functions that no code is known to call, with the effects and the calls of each.
///
/// A function that other code calls does not count as a start. Which functions these are is only known after
/// all of them ran; until then, the effects of each start are kept apart. So the result does not depend on
/// the order in which they run.
final class Starts {
  /// One run of a function.
  private struct Start {
    /// The function, or `nil` for other code.
    var function: Position?
    /// The type of the function.
    var type: String?
    /// Whether it counts even if other code calls the function.
    var isCertain: Bool
    var called: Set<Position> = []
    var effects = Effects()
  }

  private var all: [Start] = []
  /// The start that runs, or `nil` for code that always counts, such as initial values.
  private var current: Int?
  /// The functions that the code that always counts calls.
  private var called: Set<Position> = []
  /// The functions that the functions of each type have called.
  private var ofTypes: [String: Set<Position>] = [:]
  /// The effects of the code that counts, as far as they are settled.
  private(set) var effects = Effects()

  /// Runs a function on its own.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - isCertain: Whether it counts even if other code calls the function.
  ///   - body: Runs the function.
  func run(_ function: DeclaredFunction?, isCertain: Bool, _ body: () -> Void) {
    let outer = current
    all.append(Start(function: function?.origin, type: function?.type, isCertain: isCertain))
    current = all.count - 1
    body()
    current = outer
  }

  /// Runs code that always counts, while other code runs.
  func aside(_ body: () -> Void) {
    let outer = current
    current = nil
    body()
    current = outer
  }

  /// Records that the running code calls a function.
  func call(_ function: Position) {
    guard let current else {
      called.insert(function)
      return
    }
    all[current].called.insert(function)
    if let type = all[current].type { ofTypes[type, default: []].insert(function) }
  }

  /// Records an effect of the running code.
  func record(_ change: (inout Effects) -> Void) {
    guard let current else { return change(&effects) }
    change(&all[current].effects)
  }

  /// Whether another function of the same type has called a function, most likely on the same object.
  func isCalled(_ function: DeclaredFunction) -> Bool {
    guard let type = function.type else { return false }
    return ofTypes[type]?.contains(function.origin) ?? false
  }

  /// The functions that code has called, other than those that ran on their own.
  var allCalled: Set<Position> { all.reduce(called) { $0.union($1.called) } }

  /// Adds the effects of the starts that no other code calls, and forgets all starts.
  func settle() {
    let callers = callers
    for start in all where counts(start, callers) { effects.append(start.effects) }
    called = allCalled
    all = []
  }

  /// The starts that call the function of another start, by that function.
  private var callers: [Position: [Start]] {
    let functions = Set(all.compactMap(\.function))
    var callers: [Position: [Start]] = [:]
    for start in all {
      for function in start.called.intersection(functions) where function != start.function {
        callers[function, default: []].append(start)
      }
    }
    return callers
  }

  /// Whether no other code calls the function of a start. Functions that call each other all count.
  private func counts(_ start: Start, _ callers: [Position: [Start]]) -> Bool {
    guard !start.isCertain, let function = start.function else { return true }
    guard !called.contains(function) else { return false }
    return callers[function, default: []].allSatisfy { caller in
      caller.function.map(start.called.contains) ?? false
    }
  }
}
