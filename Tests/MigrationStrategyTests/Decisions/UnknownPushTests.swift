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

  /// A stack whose first screen is known may be the one that a helper pushes in.
  @Test func aKnownFirstScreenMayBePushedFrom() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
      }
      class Router {
        func show(from view: Showing?) {
          view?.controller.navigationController?.pushViewController(Details(), animated: true)
        }
      }
      protocol Showing { var controller: UIViewController { get } }
      class Home: UIViewController {}
      class Details: UIViewController {}
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    let decision = try advice.decision(.navigationStack, "AppDelegate.application", "deep-stack")
    #expect(decision.outcome.id == "back")
    #expect(decision.confidence == .likely)
  }

  /// The screens of a path are known at run time only.
  @Test(arguments: [("NavigationStack(path: $router.path)", "back"), ("NavigationStack", "none")])
  func aPathPushes(_ stack: String, _ outcome: String) throws {
    let code = """
      @main struct Start: App { var body: some Scene { WindowGroup { Root { Text("a") } } } }
      struct Root<Content: View>: View {
        @ObservedObject var router: Router
        @ViewBuilder let content: () -> Content
        var body: some View { \(stack) { content() } }
      }
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    let decision = try advice.decision(.navigationStack, "Root", "deep-stack")
    #expect(decision.outcome.id == outcome)
    #expect(decision.confidence == (outcome == "back" ? .likely : .certain))
  }
}
