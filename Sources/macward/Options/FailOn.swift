import ArgumentParser
import RuleCatalogue

/// When what was found is a failure.
enum FailOn: String, WordArgument {
  case never, consider, recommended, required

  /// Whether something that matters this much is a failure.
  func isReached(by highest: Severity?) -> Bool {
    guard let limit = Severity(rawValue: rawValue), let highest else { return false }
    return highest >= limit
  }
}
