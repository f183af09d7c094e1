import Guidance
import MigrationStrategy
import Testing

/// How many columns a split view needs whose columns code makes.
@Suite struct CodeColumnTests {
  @Test(arguments: [
    ("UITableViewController", "two-columns", "two", Confidence.certain),
    ("UIViewController", "column-in-code", "undecided", .undecided),
  ])
  func aColumnInWhichNoListWasFoundLeavesTheNumberOpen(
    _ base: String, _ gate: String, _ outcome: String, _ confidence: Confidence
  ) throws {
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
    let decision = try advice(onCode: ["App.swift": code]).decision(.splitView, nil, "columns")
    #expect(decision.reasons.first?.id == gate)
    #expect(decision.outcome.id == outcome && decision.confidence == confidence)
  }
}
