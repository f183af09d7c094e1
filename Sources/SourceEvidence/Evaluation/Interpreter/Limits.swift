/// Limits the work of the interpreter: the number of steps, the depth of calls, and recursion.
final class Limits {
  /// The maximum depth of calls.
  private static let deepest = 14
  /// The maximum number of steps of one start.
  private static let fuelPerStart = 20_000
  /// The factor by which the code of a container gets more steps.
  private static let containerFactor = 5

  private var fuel = 0
  private var depth = 0
  /// The number of undecided branches around the running code.
  private var undecided = 0
  /// The computations in progress.
  private var computing: Set<Computation> = []

  /// Whether the running code may not run in the app.
  var isUndecided: Bool { undecided > 0 }

  /// Refills the fuel. Containers get more, because the structure of the app depends on them.
  func refill(forContainer: Bool = false) {
    fuel = Self.fuelPerStart * (forContainer ? Self.containerFactor : 1)
  }

  /// Consumes fuel. Returns `false` if none is left.
  func burn() -> Bool {
    fuel -= 1
    return fuel > 0
  }

  /// Runs a call, or returns an unknown value if the depth or the fuel is exhausted.
  func call(_ body: () -> Value) -> Value {
    depth < Self.deepest && burn() ? deeper(body) : .unknown
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

  /// Runs code with its own limits.
  func aside(_ body: () -> Void) {
    let before = (fuel, depth, undecided)
    (depth, undecided) = (0, 0)
    body()
    (fuel, depth, undecided) = before
  }
}
