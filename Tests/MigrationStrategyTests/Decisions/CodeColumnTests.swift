import Guidance
import MigrationStrategy
import Testing

/// How many columns a split view needs whose columns code makes.
@Suite struct CodeColumnTests {
  @Test(arguments: [
    ("UITableViewController", "two-columns", "two", DecisionConfidence.certain),
    ("UIViewController", "column-in-code", "undecided", .undecided),
  ])
  func aColumnInWhichNoListWasFoundLeavesTheNumberOpen(
    _ base: String, _ gate: String, _ outcome: String, _ confidence: DecisionConfidence
  ) throws {
    let decision = try Self.advice(primaryColumn: base).decision(.splitView, nil, "columns")
    #expect(decision.reasons.first?.id == gate)
    #expect(decision.outcome.id == outcome && decision.confidence == confidence)
    let isAsked = decision.questions.map(\.id) == ["primary-column-list"]
    #expect(isAsked == (gate == "column-in-code"))
  }

  /// What is advised for an app whose code makes a split view with a class in its primary column.
  static func advice(primaryColumn base: String) throws -> Advice {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(Orders(), for: .primary)
          split.setViewController(Order(), for: .secondary)
          window?.rootViewController = split
          return true
        }
      }
      class Orders: \(base) {
        func open() { splitViewController?.showDetailViewController(Order(), sender: nil) }
      }
      class Order: UIViewController {}
      """
    return try MigrationStrategyTests.advice(onCode: ["App.swift": code])
  }
}
