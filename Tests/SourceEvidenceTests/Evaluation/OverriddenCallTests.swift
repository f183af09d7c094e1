import Testing

@testable import SourceEvidence

/// Calls in inherited code, which mean the methods of the object's own class.
struct OverriddenCallTests {
  private static let base = """
    class Base {
      func title() -> String { name() }
      func name() -> String { "Base" }
      private func own() -> String { "Base" }
      func secret() -> String { own() }
      class func kind() -> String { word() }
      class func word() -> String { "Base" }
      func length() -> String { name(of: 1) }
      func name(of length: Int) -> String { "Long" }
    }
    class Screen: Base {
      override func name() -> String { "Screen" }
      private func own() -> String { "Screen" }
      override class func word() -> String { "Screen" }
      func again() -> String { super.name() }
    }
    class Detail: Screen {}
    """

  @Test(arguments: [
    ("Base().title()", "Base"), ("Screen().title()", "Screen"), ("Detail().title()", "Screen"),
    ("Screen().secret()", "Base"), ("Screen().again()", "Base"), ("Base.kind()", "Base"),
    ("Screen.kind()", "Screen"), ("Screen().length()", "Long"),
  ])
  func `the version of the class`(call: String, text: String) {
    #expect(evaluated(call, with: Self.base) == text)
  }

  @Test func `the tabs of a subclass`() throws {
    let found = try evidence(
      swift: """
        class BaseTabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [make("Home")] + more() }
          func more() -> [UIViewController] { [] }
          func make(_ title: String) -> UIViewController {
            let screen = UIViewController()
            screen.title = title
            return screen
          }
        }
        class Tabs: BaseTabs {
          override func more() -> [UIViewController] { [make("More")] }
        }
        """)
    #expect(found.container(ofClass: "Tabs")?.titles == ["Home", "More"])
  }
}
