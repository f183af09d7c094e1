/// The initial values of static properties. Each is computed once, as in the app, and with its own
/// limits, so that all code that uses it gets the same value.
final class InitialValues {
  private let limits: Limits
  private var known: [ObjectIdentifier: Value] = [:]

  init(_ limits: Limits) { self.limits = limits }

  /// Returns the initial value of a static property.
  ///
  /// - Parameters:
  ///   - variable: The property.
  ///   - compute: Computes the value.
  /// - Returns: The value, which is unknown while it is being computed.
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

  /// Removes all values.
  func release() { known = [:] }
}
