import Testing

@testable import SourceEvidence

/// Which screen leads to which one, if not the screen's own code says so.
@Suite struct RouteTests {
  // MARK: SwiftUI

  private static let table = """
    enum Route: Hashable { case second, third(Int) }
    struct HomeView: View {
      @State var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          START
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .second: SecondView(path: $path)
              case .third(let number): ThirdView(number: number)
              }
            }
        }
      }
    }
    struct SecondView: View {
      @Binding var path: [Route]
      var body: some View { NEXT }
    }
    struct ThirdView: View {
      let number: Int
      var body: some View { Text("Third") }
    }
    struct StepView: View {
      let onNext: () -> Void
      var body: some View { Button("Next") { onNext() } }
    }
    """

  @Test(arguments: [
    "NavigationLink(\"Next\", value: Route.third(3))",
    "NavigationLink(value: Route.third(3)) { Text(\"\") }",
    "Button(\"Next\") { path.append(.third(3)) }",
    "Button(\"Next\") { path.append(Route.third(3)) }",
    "Button(\"Next\") { router.push(.third(3)) }",
  ])
  func theScreenThatNamesACaseLeadsToItsView(next: String) throws {
    let evidence = try evidence(
      swift: Self.table.replacing("START", with: "Text(\"Home\")").replacing("NEXT", with: next))
    #expect(evidence.pushes(from: "SecondView") == ["ThirdView"])
  }

  @Test(arguments: [
    "Text(\"\")", "Button(\"Next\") { path.append(.fourth) }",
    "Button(\"Next\") { print(Route.third(3)) }", "NavigationLink(\"Next\", value: Other.third)",
    "Button(\"Next\") { path.removeAll() }",
  ])
  func anotherCaseLeadsNowhere(next: String) throws {
    let evidence = try evidence(
      swift: Self.table.replacing("START", with: "Text(\"Home\")").replacing("NEXT", with: next))
    #expect(evidence.pushes(from: "SecondView") == [])
  }

  @Test func aClosureBelongsToTheScreenThatGetsIt() throws {
    let evidence = try evidence(
      swift: Self.table.replacing("NEXT", with: "Text(\"\")").replacing(
        "START", with: "StepView { path.append(.third(1)) }"))
    #expect(evidence.pushes(from: "StepView") == ["ThirdView"])
  }

  @Test func aCaseMayHaveItsViewInAPropertyOfTheEnumeration() throws {
    let evidence = try evidence(
      swift: """
        enum Route: Hashable {
          case second
          @ViewBuilder var view: some View {
            switch self {
            case .second: SecondView()
            }
          }
        }
        struct HomeView: View {
          var body: some View {
            NavigationStack {
              ListView().navigationDestination(for: Route.self) { $0.view }
            }
          }
        }
        struct ListView: View {
          var body: some View { NavigationLink("Second", value: Route.second) }
        }
        struct SecondView: View {
          var body: some View { Text("Second") }
        }
        """)
    #expect(evidence.pushes(from: "ListView") == ["SecondView"])
  }

  @Test(arguments: [
    "NavigationLink(\"Letter\", value: Letter(id: 1))",
    "List(folder.letters) { letter in NavigationLink(\"Letter\", value: letter) }",
    "List { ForEach(folder.letters.filter(isNew)) { NavigationLink(\"Letter\", value: $0) } }",
    "Button(\"Letter\") { router.path.append(Letter(id: 1)) }",
  ])
  func theScreenThatMakesAValueLeadsToTheViewOfItsType(next: String) throws {
    let evidence = try evidence(swift: Self.types.replacing("NEXT", with: next))
    #expect(evidence.pushes(from: "LettersView") == ["LetterView"])
  }

  @Test(arguments: [
    "Button(\"Letter\") { drafts.append(Letter(id: 1)) }", "LetterRow(letter: Letter(id: 1))",
    "NavigationLink(\"Other\", value: 3)",
  ])
  func aValueThatIsNoRouteLeadsNowhere(next: String) throws {
    let evidence = try evidence(swift: Self.types.replacing("NEXT", with: next))
    #expect(evidence.pushes(from: "LettersView") == [])
  }

  private static let types = """
    struct Letter: Hashable { let id: Int }
    struct Folder: Hashable { var letters: [Letter] = [] }
    class Router: ObservableObject { @Published var path = NavigationPath() }
    struct FoldersView: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Text("Folders")
            .navigationDestination(for: Folder.self, destination: LettersView.init(folder:))
            .navigationDestination(for: Letter.self) { LetterView(letter: $0) }
        }
      }
    }
    struct LettersView: View {
      let folder: Folder
      var body: some View { NEXT }
    }
    struct LetterView: View {
      let letter: Letter
      var body: some View { Text("Letter") }
    }
    """

  @Test(arguments: [
    "SecondView(onNext: showThird)", "SecondView { showThird() }",
    "SecondView { [self] in showThird() }",
  ])
  func aCoordinatorLeadsOnForTheScreensThatItMakes(second: String) throws {
    let evidence = try evidence(
      swift: """
        class Coordinator: ObservableObject {
          enum Route: Hashable { case second, third }
          @Published var path: [Route] = []
          func showSecond() { path.append(.second) }
          func showThird() { path.append(.third) }
          @ViewBuilder func view(for route: Route) -> some View {
            switch route {
            case .second: \(second)
            case .third: ThirdView()
            }
          }
        }
        struct CoordinatorView: View {
          @StateObject var coordinator = Coordinator()
          var body: some View {
            NavigationStack(path: $coordinator.path) {
              HomeView(onNext: coordinator.showSecond)
                .navigationDestination(for: Coordinator.Route.self) { coordinator.view(for: $0) }
            }
          }
        }
        struct HomeView: View {
          let onNext: () -> Void
          var body: some View { Button("Next", action: onNext) }
        }
        struct SecondView: View {
          let onNext: () -> Void
          var body: some View { Button("Next", action: onNext) }
        }
        struct ThirdView: View {
          var body: some View { Text("Third") }
        }
        """)
    #expect(evidence.pushes(from: "HomeView") == ["SecondView"])
    #expect(evidence.pushes(from: "SecondView") == ["ThirdView"])
  }

  @Test func anItemOfASheetMayHaveItsViewInAPropertyOfTheEnumeration() throws {
    let evidence = try evidence(
      swift: """
        enum Sheet: Identifiable {
          case card, help
          @ViewBuilder var content: some View {
            switch self {
            case .card: CardView()
            case .help: HelpView()
            }
          }
        }
        struct HomeView: View {
          @State var sheet: Sheet?
          var body: some View { Text("Home").sheet(item: $sheet) { $0.content } }
        }
        struct CardView: View { var body: some View { Text("Card") } }
        struct HelpView: View { var body: some View { Text("Help") } }
        """)
    let presented = evidence.transitions.filter { $0.kind == .present }
    #expect(presented.compactMap(\.target.className) == ["CardView", "HelpView"])
  }

  // MARK: UIKit

  private static let screens = """
    class HomeViewController: UIViewController {
      var onNext: (() -> Void)?
      weak var coordinator: AppCoordinator?
      @objc func next() { onNext?() }
      @objc func ask() { coordinator?.showDetail() }
    }
    class DetailViewController: UIViewController {
      var onNext: (() -> Void)?
    }
    class LastViewController: UIViewController {}

    """

  @Test func aClosureThatAScreenGetsLeadsOnFromTheScreen() throws {
    let evidence = try evidence(
      swift: Self.screens + """
        class AppCoordinator {
          let navigation = UINavigationController()
          func start() {
            let home = HomeViewController()
            home.onNext = { [weak self] in self?.showDetail() }
            navigation.viewControllers = [home]
          }
          func showDetail() {
            let detail = DetailViewController()
            detail.onNext = { [weak self] in
              self?.navigation.present(LastViewController(), animated: true)
            }
            navigation.pushViewController(detail, animated: true)
          }
        }
        """)
    #expect(evidence.pushes(from: "HomeViewController") == ["DetailViewController"])
    let last = evidence.transitions.filter { $0.target.className == "LastViewController" }
    #expect(Set(last.map(\.from)) == ["DetailViewController"])
  }

  @Test func aScreenThatAsksACoordinatorLeadsOnWhateverStackItMakes() throws {
    let evidence = try evidence(
      swift: Self.screens + """
        class AppCoordinator {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(HomeViewController(), animated: false) }
          func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        """)
    #expect(evidence.pushes(from: "HomeViewController") == ["DetailViewController"])
    let stack = try #require(evidence.containers(.navigationStack).first)
    #expect(stack.contents == ["HomeViewController"])
  }

  @Test(arguments: [
    "SecondViewController(onNext: showLast)", "SecondViewController(onNext: self.showLast)",
    "SecondViewController(onNext: { [weak self] in self?.showLast() })",
    "SecondViewController(actions: .init(next: { [weak self] in self?.showLast() }))",
    "SecondViewController(actions: .init(next: showLast))",
  ])
  func anActionInAnInitializerLeadsOnFromTheScreenThatGetsIt(second: String) throws {
    let evidence = try evidence(
      swift: Self.screens + """
        class SecondViewController: UIViewController {
          struct Actions { let next: () -> Void }
          let onNext: (() -> Void)?
          let actions: Actions?
          init(onNext: (() -> Void)? = nil, actions: Actions? = nil) {
            self.onNext = onNext
            self.actions = actions
            super.init(nibName: nil, bundle: nil)
          }
        }
        class AppCoordinator {
          let navigation = UINavigationController()
          func start() { navigation.viewControllers = [\(second)] }
          private func showLast() {
            navigation.pushViewController(LastViewController(), animated: true)
          }
        }
        """)
    #expect(evidence.pushes(from: "SecondViewController") == ["LastViewController"])
  }

  @Test(arguments: ["model.onSelect", "self.model.onSelect"])
  func aClosureThatAScreenGivesToItsHelperLeadsOnFromTheScreen(action: String) throws {
    let evidence = try evidence(
      swift: Self.screens + """
        class Model { var onSelect: ((String) -> Void)? }
        class ListViewController: UIViewController {
          let model = Model()
          override func viewDidLoad() {
            \(action) = { [weak self] _ in
              self?.navigationController?.pushViewController(LastViewController(), animated: true)
            }
          }
        }
        """)
    #expect(evidence.pushes(from: "ListViewController") == ["LastViewController"])
  }

  @Test(arguments: [
    ("", ["LastViewController"]),
    ("class OtherRouter: Router { func open(_ route: Route) {} }", []),
  ])
  func aScreenThatAsksARouterByItsProtocolLeadsOn(others: String, expected: [String]) throws {
    let evidence = try evidence(
      swift: Self.screens + """
        enum Route { case last(id: Int), other }
        protocol Router: AnyObject { func open(_ route: Route) }
        class AppRouter: Router {
          let navigation = UINavigationController()
          func open(_ route: Route) {
            switch route {
            case .last(let id): navigation.pushViewController(LastViewController(), animated: true)
            case .other: navigation.pushViewController(HomeViewController(), animated: true)
            }
          }
        }
        \(others)
        class FirstViewController: UIViewController {
          let router: Router
          init(router: Router) { self.router = router }
          @objc func next() { router.open(.last(id: 1)) }
        }
        """)
    #expect(evidence.pushes(from: "FirstViewController") == expected)
  }

  /// A flow that gets its stack, and that a screen asks as its delegate.
  @Test func aScreenThatAsksItsDelegateLeadsOn() throws {
    let evidence = try evidence(
      swift: Self.screens + """
        protocol FirstDelegate: AnyObject { func didAsk(_ first: FirstViewController) }
        class FirstViewController: UIViewController {
          weak var delegate: FirstDelegate?
          @objc func next() { delegate?.didAsk(self) }
        }
        class Flow {
          let navigationController: UINavigationController
          init(navigationController: UINavigationController) {
            self.navigationController = navigationController
          }
          func start() {
            let first = FirstViewController()
            first.delegate = self
            navigationController.pushViewController(first, animated: true)
          }
        }
        extension Flow: FirstDelegate {
          func didAsk(_ first: FirstViewController) {
            navigationController.pushViewController(LastViewController(), animated: true)
          }
        }
        """)
    #expect(evidence.pushes(from: "FirstViewController") == ["LastViewController"])
  }

  @Test func theScreenThatPresentsForAnotherOneLeadsOn() throws {
    let evidence = try evidence(
      swift: Self.screens + """
        protocol DetailDelegate: AnyObject { func didAsk(_ detail: DetailViewController) }
        class ListViewController: UIViewController, DetailDelegate {
          func didAsk(_ detail: DetailViewController) {
            detail.present(LastViewController(), animated: true)
          }
        }
        """)
    let last = evidence.transitions.filter { $0.target.className == "LastViewController" }
    #expect(Set(last.map(\.from)) == ["DetailViewController"])
  }

  @Test(
    arguments: [
      ("detail.modalTransitionStyle = .flipHorizontal", "flipHorizontal"), ("", nil),
    ] as [(String, String?)])
  func aTransitionHasItsStyle(code: String, expected: String?) throws {
    let evidence = try evidence(
      inMethod: """
        let detail = DetailViewController()
        \(code)
        present(detail, animated: true)
        """)
    #expect(evidence.transitions.map(\.transitionStyle) == [expected])
  }
}

extension SourceEvidence {
  /// The classes of the screens that the code of a class pushes.
  fileprivate func pushes(from name: String) -> [String] {
    let found = transitions.filter { $0.kind == .push && $0.from == name }
    return Set(found.compactMap(\.target.className)).sorted()
  }
}
