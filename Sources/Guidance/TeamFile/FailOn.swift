/// When what was found is a failure.
package enum FailOn: String, Sendable, CatalogWord {
  case never, consider, recommended, required

  /// Whether something that matters this much is a failure.
  package func isReached(by highest: Severity?) -> Bool {
    guard let limit = Severity(rawValue: rawValue), let highest else { return false }
    return highest >= limit
  }
}
