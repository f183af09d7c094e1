/// Limits the work of the interpreter: the number of steps, the depth of calls, and recursion.
final class Limits {
  /// The maximum depth of calls.
  private static let deepest = 14
  /// The maximum number of steps of one start.
  private static let fuelPerStart = 20_000
  /// The maximum number of calls of one function that are in progress. Without it, the number of
  /// calls of a recursive function is exponential in the depth.
  private static let deepestRecursion = 2
  /// The maximum number of steps of a call of a function that does not affect navigation. A helper
  /// that computes a title needs few steps; the app's other work, such as its network requests, would
  /// need many.
  private static let fuelAside = 1_000
  /// The factor by which the code of a container gets more steps.
  private static let containerFactor = 5

  private var fuel = 0
  /// The number of calls and computations in progress.
  private(set) var depth = 0
  /// How often the steps came to an end.
  private(set) var cuts = 0
  /// How often code did not run because the steps came to an end or calls were too deep.
  private(set) var losses = 0
  /// The number of steps that the running code may still take.
  var steps: Int { fuel - reserve }
  /// The number of undecided branches around the running code.
  private var undecided = 0
  /// The fuel that the running call must leave for its callers.
  private var reserve = 0
  /// The numbers of calls in progress, by function.
  private var running: [Position: Int] = [:]
  /// The computations in progress.
  private var computing: Set<Computation> = []
  /// The calls without effect of the running start. Another start has other fuel, so that the same calls
  /// may have other values there.
  var quiet: [QuietCalls.Call: QuietCalls.Quiet] = [:]

  /// Whether the running code may not run in the app.
  var isUndecided: Bool { undecided > 0 }

  /// Refills the fuel for a new start. Containers get more, because the structure of the app depends on
  /// them.
  func refill(forContainer: Bool = false) {
    quiet = [:]
    fuel = Self.fuelPerStart * (forContainer ? Self.containerFactor : 1)
  }

  /// Consumes fuel. Returns `false` if none is left.
  func burn() -> Bool {
    fuel -= 1
    if fuel > reserve { return true }
    (cuts, losses) = (cuts + 1, losses + 1)
    return false
  }

  /// Runs a call of a closure, or returns an unknown value if the depth or the fuel is exhausted.
  func call(_ body: () -> Value) -> Value {
    guard depth < Self.deepest else {
      losses += 1
      return .unknown
    }
    return burn() ? deeper(body) : .unknown
  }

  /// Runs a call of a function, or returns an unknown value if the depth, the recursion, or the fuel
  /// is exhausted.
  func call(_ function: Position, affectsNavigation: Bool, _ body: () -> Value) -> Value {
    let calls = running[function, default: 0]
    guard calls < Self.deepestRecursion else { return .unknown }
    let outer = (calls, reserve)
    (running[function], reserve) = (calls + 1, newReserve(affectsNavigation))
    defer { (running[function], reserve) = outer }
    return call(body)
  }

  /// Returns the fuel that a call must leave for its callers. A function that affects navigation may
  /// consume all of it.
  private func newReserve(_ affectsNavigation: Bool) -> Int {
    if affectsNavigation { return 0 }
    return reserve > 0 ? reserve : max(1, fuel - Self.fuelAside)
  }

  /// A computation: a member of a type, or a global.
  struct Computation: Hashable {
    var type: String?
    var name: String
    /// The name of the enumeration case whose member it is.
    var caseName: String?
    var isMethod = false
  }

  /// Computes a value, or returns an unknown value if the computation is recursive or too deep.
  func compute(_ computation: Computation, _ body: () -> Value) -> Value {
    depth < Self.deepest ? once(computation) { deeper(body) } ?? .unknown : .unknown
  }

  /// Computes a value, or returns `nil` if the computation is already in progress.
  func once(_ computation: Computation, _ body: () -> Value) -> Value? {
    guard computing.insert(computation).inserted else { return nil }
    defer { computing.remove(computation) }
    return body()
  }

  private func deeper(_ body: () -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Runs code that may not run in the app.
  func undecidedly(_ body: () -> Void) {
    undecided += 1
    body()
    undecided -= 1
  }

  /// Computes a value that does not depend on the branches around the code that asks for it.
  func decidedly(_ body: () -> Value) -> Value {
    let before = undecided
    undecided = 0
    defer { undecided = before }
    return body()
  }

  /// Runs code with its own limits.
  func aside(_ body: () -> Void) {
    let before = (fuel, reserve, depth, undecided, running, computing, quiet)
    (reserve, depth, undecided, running, computing, quiet) = (0, 0, 0, [:], [], [:])
    body()
    (fuel, reserve, depth, undecided, running, computing, quiet) = before
  }
}
