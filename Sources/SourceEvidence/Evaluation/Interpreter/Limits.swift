/// Bounds the work of the interpreter: how much it does from one start, how deep calls go, and that
/// nothing is computed from itself.
final class Limits {
  /// How many calls may stand inside each other.
  private static let deepest = 14
  /// How many steps one start may take.
  private static let fuelPerStart = 20_000
  /// How many times as many steps one start of a container's own code may take.
  private static let containerFactor = 5

  private var fuel = 0
  private var depth = 0
  /// How many branches are open that are not decided.
  private var undecided = 0
  /// What is being computed.
  private var computing: Set<Computation> = []

  /// Whether the code that runs may not run in the app.
  var isUndecided: Bool { undecided > 0 }

  /// Begins anew with fuel: containers of screens get more, because all depends on them.
  func refill(forContainer: Bool = false) {
    fuel = Self.fuelPerStart * (forContainer ? Self.containerFactor : 1)
  }

  /// Uses up fuel; false when there is none left.
  func burn() -> Bool {
    fuel -= 1
    return fuel > 0
  }

  /// Runs a call; what it gives is unknown if it is one too many.
  func call(_ body: () -> Value) -> Value {
    depth < Self.deepest && burn() ? deeper(body) : .unknown
  }

  /// What is computed: a member of a type, or a global.
  struct Computation: Hashable {
    var type: String?
    var name: String
    /// The case of an enumeration whose member it is.
    var caseName: String?
    var isMethod = false
  }

  /// Computes something; unknown if that goes round in circles or too deep.
  func compute(_ computation: Computation, _ body: () -> Value) -> Value {
    depth < Self.deepest ? once(computation) { deeper(body) } ?? .unknown : .unknown
  }

  /// Computes something; nil if it is being computed already.
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

  /// Does something that may not happen at run time.
  func undecidedly(_ body: () -> Void) {
    undecided += 1
    body()
    undecided -= 1
  }

  /// Runs code with limits of its own.
  func aside(_ body: () -> Void) {
    let before = (fuel, depth, undecided)
    (depth, undecided) = (0, 0)
    body()
    (fuel, depth, undecided) = before
  }
}
