/// The initial values of static properties, and the shared instances that static functions return.
/// Each is computed once, as in the app, and with its own limits, so that all code that uses it gets
/// the same value.
final class InitialValues {
  private let limits: Limits
  private let starts: Starts
  private var known: [Position: Value] = [:]

  init(_ limits: Limits, _ starts: Starts) {
    self.limits = limits
    self.starts = starts
  }

  /// Returns the initial value of a static property, or the shared instance of a static function.
  ///
  /// - Parameters:
  ///   - declaration: The location of the property or function.
  ///   - compute: Computes the value.
  /// - Returns: The value, which is unknown while it is being computed.
  func value(of declaration: Position, _ compute: () -> Value) -> Value {
    if let value = known[declaration] { return value }
    known[declaration] = .unknown
    limits.aside {
      limits.refill()
      starts.aside { known[declaration] = compute() }
    }
    return known[declaration] ?? .unknown
  }

  /// Removes all values.
  func release() { known = [:] }
}
