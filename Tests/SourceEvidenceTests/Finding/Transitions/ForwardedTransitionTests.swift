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

  @Test func aRouterThatChoosesTheScreenWorksForWhoeverCallsIt() throws {
    let found = try evidence(
      swift: """
        enum Place { case details, editor }
        final class Navigator {
          func open(_ place: Place, from sender: UIViewController) {
            switch place {
            case .details: sender.navigationController?.pushViewController(Details(), animated: true)
            case .editor: sender.present(Editor(), animated: true)
            }
          }
        }
        class Details: UIViewController {}
        class Editor: UIViewController {}
        class Home: UIViewController {
          let navigator = Navigator()
          func select() { navigator.open(.details, from: self) }
        }
        class Other: UIViewController {
          let environment: Environment
          func edit() { environment.navigator.open(.editor, from: self) }
        }
        """)
    let ways = found.transitions.map { "\($0.from ?? "") \($0.kind) \($0.target.className ?? "")" }
    #expect(ways.contains("Home push Details"))
    #expect(ways.contains("Other present Editor"))
    #expect(!ways.contains("Home present Editor"))
  }

  @Test func aFunctionOfAllControllersWorksForTheOneThatCallsIt() throws {
    let found = try evidence(
      swift: """
        extension UIViewController {
          func openHelp() { present(Help(), animated: true) }
        }
        class Help: UIViewController {}
        class Home: UIViewController { func help() { openHelp() } }
        class Other: UIViewController { func help() { openHelp() } }
        """)
    let sources = found.transitions.compactMap(\.from)
    #expect(sources.contains("Home") && sources.contains("Other"))
  }

  @Test func aDelegateGoesOnFromTheScreenThatTellsIt() throws {
    let found = try evidence(
      swift: """
        protocol ListDelegate: AnyObject {}
        class List: UIViewController { weak var delegate: ListDelegate? }
        class Details: UIViewController {}
        final class Guide: ListDelegate {
          let stack: UINavigationController
          func didSelect(_ row: Int, in list: List) {
            stack.pushViewController(Details(), animated: true)
          }
        }
        """)
    #expect(found.transitions.map(\.from) == ["List"])
  }

  @Test func whatAScreenMakesGoesOnFromTheScreen() throws {
    let found = try evidence(
      swift: """
        class Details: UIViewController {}
        struct RowHandler {
          let stack: UINavigationController
          func select() { stack.pushViewController(Details(), animated: true) }
        }
        class Home: UIViewController {
          var stack: UINavigationController
          func handler() -> RowHandler { RowHandler(stack: stack) }
        }
        """)
    #expect(found.transitions.map(\.from) == ["Home"])
  }

  @Test(arguments: [
    "stack.setViewControllers([Shop()], animated: false)", "stack.viewControllers = [Shop()]",
  ])
  func whatACoordinatorPushesIsOnTopOfTheFirstScreenOfItsStack(fill: String) throws {
    let found = try evidence(
      swift: """
        protocol Coordinator: AnyObject { func start() }
        final class Guide {
          var children: [Coordinator] = []
          func start() {
            children = [ShopGuide()]
            children.forEach { $0.start() }
          }
        }
        final class ShopGuide: Coordinator {
          private let stack = UINavigationController()
          func start() { \(fill) }
          func showProduct() { stack.pushViewController(Product(), animated: true) }
        }
        class Shop: UIViewController {}
        class Product: UIViewController {}
        """)
    let pushes = found.transitions.filter { $0.kind == .push && $0.from == "Shop" }
    #expect(pushes.map(\.target.className) == ["Product"])
    #expect(found.containers(.navigationStack).map(\.contents) == [["Shop"]])
  }
}
