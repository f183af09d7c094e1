import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Enables a test that takes minutes, if `MACWARD_TYPE_CHECK` is in the environment.
  package static var typeChecksAtLength: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["MACWARD_TYPE_CHECK"] != nil,
      "It takes minutes: set MACWARD_TYPE_CHECK to run it.")
  }
}
