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
