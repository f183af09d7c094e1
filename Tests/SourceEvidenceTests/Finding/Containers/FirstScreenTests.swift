import Testing

@testable import SourceEvidence

/// The first screen of a stack that gets several one after the other.
struct FirstScreenTests {
  private func app(_ start: String) -> String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: Coordinator?
      func scene(_ scene: UIScene) {
        let stack = UINavigationController()
        coordinator = Coordinator(stack: stack)
        window?.rootViewController = stack
        coordinator?.start()
      }
    }
    class Coordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { \(start) }
      func showList() { stack.setViewControllers([ListViewController()], animated: false) }
      func showWelcome() { stack.setViewControllers([WelcomeViewController()], animated: false) }
      func showPage() { stack.pushViewController(PageViewController(), animated: true) }
    }
    class WelcomeViewController: UIViewController {}
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(PageViewController(), animated: true) }
    }
    class PageViewController: UIViewController {}
    """
  }

  /// The order of the code decides nothing.
  @Test(arguments: [
    "if isSignedIn { showList() } else { showWelcome() }",
    "if isNew { showWelcome() } else { showList() }",
    "showWelcome(); showList()",
  ])
  func `the screen that leads to most others is the first`(start: String) throws {
    let found = try evidence(swift: app(start))
    let stack = try #require(found.containers(.navigationStack).first)
    #expect(stack.contents == ["ListViewController"])
    #expect(stack.otherFirstScreens.map(\.className) == ["WelcomeViewController"])
    let replaced = found.transitions.filter {
      $0.kind == .stackRoot && $0.from == "ListViewController"
    }
    #expect(replaced.map(\.target.className) == ["WelcomeViewController"])
  }

  @Test func `a stack with one first screen has no others`() throws {
    let found = try evidence(swift: app("showList(); showList()"))
    #expect(found.containers(.navigationStack).map(\.otherFirstScreens) == [[]])
  }
}
