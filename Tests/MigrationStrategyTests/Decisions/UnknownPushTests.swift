import Guidance
import MigrationStrategy
import Testing

/// Stacks in code whose screens are unknown, while code that belongs to no screen pushes some.
@Suite struct UnknownPushTests {
  @Test(arguments: [
    // A coordinator pushes, and no stack is known to be its.
    ("func show() { stack.pushViewController(Details(), animated: true) }", "", "back"),
    // Nobody pushes.
    ("func show() { stack.present(Details(), animated: true) }", "", "none"),
    // Another stack is known to push.
    (
      "func show() { stack.pushViewController(Details(), animated: true) }",
      "func other() { stack.viewControllers = [UINavigationController(rootViewController: Home())] }",
      "none"
    ),
  ])
  func backIsLikelyIfAHelperPushes(
    _ helper: String, _ more: String, _ outcome: String
  ) throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack
          return true
        }
      }
      class Flow {
        let stack: UINavigationController
        \(helper)
        \(more)
      }
      class Home: UIViewController {
        func open() { navigationController?.pushViewController(Details(), animated: true) }
      }
      class Details: UIViewController {}
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    let decision = try advice.decision(.navigationStack, "AppDelegate.application", "deep-stack")
    #expect(decision.outcome.id == outcome)
    #expect(decision.confidence == (outcome == "back" ? .likely : .certain))
  }
}
