import Testing

@testable import SourceEvidence

/// Calls that recorded nothing, and calls of the same function that record something.
@Suite struct QuietCallTests {
  /// The titles of the tabs of an app whose tab bar controller has some code.
  private func titles(_ members: String) throws -> [[String?]] {
    try evidence(
      swift: """
        class Tabs: UITabBarController {
          var screens: [UIViewController] = []
          \(members)
        }
        class One: UIViewController { override func viewDidLoad() { title = "One" } }
        class Two: UIViewController { override func viewDidLoad() { title = "Two" } }
        """
    ).containers(.tabBar).map { $0.titles.map { $0 } }
  }

  @Test func aCallOnAnObjectInAnotherStateRunsAgain() throws {
    let found = try titles(
      """
      override func viewDidLoad() {
        reload()
        reload()
        screens = [One(), Two()]
        reload()
      }
      func reload() { if !screens.isEmpty { viewControllers = screens } }
      """)
    #expect(found == [["One", "Two"]])
  }

  @Test func aCallWithAScreenRunsEvenAfterManyWithout() throws {
    let quiet = (0..<12).map { "go(to: nil, after: \($0))" }.joined(separator: "\n")
    let found = try evidence(
      swift: """
        class Home: UIViewController {
          func run() {
            \(quiet)
            go(to: DetailViewController(), after: 1)
          }
          func go(to screen: UIViewController?, after seconds: Int) {
            if let screen { navigationController?.pushViewController(screen, animated: true) }
          }
        }
        class DetailViewController: UIViewController {}
        """)
    #expect(found.transitions.map(\.target.className) == ["DetailViewController"])
  }

  @Test func aCallWithAnotherArgumentRuns() throws {
    let found = try titles(
      """
      override func viewDidLoad() {
        choose(0); choose(0); choose(1)
      }
      func choose(_ kind: Int) { if kind == 1 { viewControllers = [One(), Two()] } }
      """)
    #expect(found == [["One", "Two"]])
  }

  @Test func theValueOfACallIsKept() throws {
    let found = try titles(
      """
      override func viewDidLoad() {
        let one = One(), two = Two()
        one.title = name(0); two.title = name(0) + name(1)
        viewControllers = [one, two]
      }
      func name(_ kind: Int) -> String { kind == 0 ? "Alpha" : "Beta" }
      """)
    #expect(found == [["Alpha", "AlphaBeta"]])
  }
}
