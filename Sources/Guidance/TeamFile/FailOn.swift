/// The lowest severity of open recommendations at which a command fails.
package enum FailOn: String, Sendable, CatalogWord {
  case never, consider, recommended, required

  /// Whether a recommendation of the given severity is a failure.
  package func isReached(by highest: Severity?) -> Bool {
    guard let limit = Severity(rawValue: rawValue), let highest else { return false }
    return highest >= limit
  }
}
