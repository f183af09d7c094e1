/// The values that static properties and globals begin with. Each is computed once, as in the app, and
/// with limits of its own: so it is the same for all code that asks for it.
final class InitialValues {
  private let limits: Limits
  private var known: [ObjectIdentifier: Value] = [:]

  init(_ limits: Limits) { self.limits = limits }

  /// The value that a variable begins with.
  ///
  /// - Parameters:
  ///   - variable: A static property or a global.
  ///   - compute: Computes the value.
  /// - Returns: The value; unknown while it is being computed.
  func value(of variable: DeclaredVariable, _ compute: () -> Value) -> Value {
    let key = ObjectIdentifier(variable)
    if let value = known[key] { return value }
    known[key] = .unknown
    limits.aside {
      limits.refill()
      known[key] = compute()
    }
    return known[key] ?? .unknown
  }

  /// Forgets all values.
  func release() { known = [:] }
}
