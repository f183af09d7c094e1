import FileReading
import Testing

@testable import SourceEvidence

/// Transitions through functions of the project that are given a screen, and through functions that have
/// the names of UIKit's.
struct ForwardedTransitionTests {
  private static let router = """
    final class Router {
      let navigationController: UINavigationController
      func push(_ screen: UIViewController, animated: Bool, onPop: (() -> Void)?) {
        navigationController.pushViewController(screen, animated: animated)
      }
      func sheet(_ screen: UIViewController) {
        navigationController.present(UINavigationController(rootViewController: screen), animated: true)
      }
    }
    class Details: UIViewController {}
    class Editor: UIViewController {}

    """

  @Test func whoeverCallsTheFunctionGoesToTheScreen() throws {
    let found = try evidence(
      swift: Self.router + """
        class ListCoordinator {
          let router: Router
          func select() { router.push(Details(), animated: true, onPop: nil) }
        }
        class EditCoordinator {
          let router: Router
          func edit() { router.sheet(Editor()) }
        }
        """)
    let ways = found.transitions.map { "\($0.from ?? "") \($0.kind) \($0.target.className ?? "")" }
    #expect(ways == ["ListCoordinator push Details", "EditCoordinator present Editor"])
  }

  @Test func overloadsOfTheProjectDoNotHideTheMethodsOfUIKit() throws {
    let found = try evidence(
      swift: """
        extension UIViewController {
          func present(_ picker: UIDocumentPickerViewController, animated: Bool) { prepare(picker) }
          func present(controller: UIViewController, fromView view: UIView) { prepare(view) }
        }
        class Details: UIViewController {}
        class Home: UIViewController {
          func open() { present(Details(), animated: true) }
        }
        """)
    #expect(found.transitions.map(\.target.className) == ["Details"])
    #expect(found.transitions.map(\.from) == ["Home"])
  }

  @Test func aFunctionOfTheNameForSomethingElseIsCalled() throws {
    let found = try evidence(
      swift: """
        struct Item {}
        class Details: UIViewController {}
        class Home: UIViewController {
          func show(_ item: Item, sender: Any?) { present(Details(), animated: true) }
          func open() { show(Item(), sender: nil) }
        }
        """)
    #expect(found.transitions.map { "\($0.kind)" } == ["present"])
  }

  @Test func aStaticFunctionOfAllControllersMakesOneOfItsType() throws {
    let found = try evidence(
      swift: """
        extension UIViewController {
          static func fromStoryboard() -> Self { helper() }
          private static func helper<T>() -> T {
            UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() as! T
          }
        }
        class Details: UIViewController {}
        class Home: UIViewController {
          func open() { present(Details.fromStoryboard(), animated: true) }
        }
        """)
    #expect(found.transitions.map(\.target.className) == ["Details"])
  }
}
