import TestSupport
import Testing

@testable import Reports

/// The roots of windows that a report says the app starts with.
@Suite struct StartTests {
  /// What code gives the window first and last.
  static let roots = [
    ["SignIn()", "Tabs()"], ["Tabs()", "SignIn()"],
    ["SignIn()", "UINavigationController(rootViewController: Tabs())"],
  ]

  @Test(arguments: roots)
  func theRootThatLeadsToMostIsTheStart(all: [String]) throws {
    let code = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = \(all[0])
        }
        func change() { window?.rootViewController = \(all[1]) }
      }
      class SignIn: UIViewController {}
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Home(), Details()] }
      }
      class Home: UIViewController {
        func open() { navigationController?.pushViewController(Details(), animated: true) }
      }
      class Details: UIViewController {}
      """
    let report = try withFolder(files: ["App.swift": code]) { try makeReport(on: [$0]) }
    let project = try #require(report.projects.first)
    #expect(project.entries.count == 1)
    #expect(project.entries.first?.scene != "SignIn")
    #expect(project.otherRoots.map(\.scene) == ["SignIn"])
  }
}
