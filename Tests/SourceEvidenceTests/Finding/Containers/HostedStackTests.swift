import Testing

@testable import SourceEvidence

/// How the stacks appear that hosting controllers show.
struct HostedStackTests {
  private static let stack = "NavigationView { Form { Text(\"\") } }"

  /// Code of a view controller, and how the stack appears that it makes.
  static let ways: [(String, CodeContainer.Standing?)] = [
    ("present(UIHostingController(rootView: \(stack)), animated: true)", .presented),
    (
      "let c = UIHostingController(rootView: AnyView(\(stack).tint(.red)))\n present(c, animated: true)",
      .presented
    ),
    (
      "let v = \(stack)\n let c = UIHostingController(rootView: v)\n present(c, animated: true)",
      .presented
    ),
    ("let c = UIHostingController(rootView: \(stack))\n over(controller: c)", .presented),
    ("show(UIHostingController(rootView: NavigationStack { Detail() }), sender: nil)", .pushed),
    ("keep(UIHostingController(rootView: \(stack)))", nil),
  ]

  @Test(arguments: ways.indices)
  func aStackIsWhereItsHostingControllerIs(_ index: Int) throws {
    let (code, standing) = Self.ways[index]
    let found = try evidence(
      swift: """
        class Screen: UIViewController {
          func go() {
            \(code)
          }
          func over(controller: UIViewController) { present(controller, animated: true) }
          func keep(_ controller: UIViewController) {}
        }
        struct Detail: View { var body: some View { Text("") } }
        """)
    let stacks = found.containers.filter { $0.kind == .navigationStack }
    #expect(stacks.map(\.standing) == [standing])
    // It is no stack of the screen that shows it.
    #expect(stacks.map(\.name) == [nil])
  }

  @Test func aStackInASubclassIsWhereThatIs() throws {
    let found = try evidence(
      swift: """
        class Host: UIHostingController<AnyView> {
          init() { super.init(rootView: AnyView(\(Self.stack))) }
        }
        class Screen: UIViewController {
          func go() { present(Host(), animated: true) }
        }
        """)
    #expect(found.containers.map(\.standing) == [.presented])
  }

  @Test func aViewIsToldItsController() throws {
    let found = try evidence(
      swift: """
        class Host: UIHostingController<Content> {
          init() { super.init(rootView: Content()) }
          override func viewDidLoad() { rootView.rootViewController = self }
        }
        struct Content: View {
          weak var rootViewController: UIViewController?
          var body: some View { \(Self.stack) }
        }
        class Screen: UIViewController {
          func go() { present(Host(), animated: true) }
        }
        """)
    #expect(found.containers.map { $0.root == nil } == [true])
    #expect(found.containers.map(\.standing) == [.presented])
    #expect(found.transitions.map(\.kind) == [.present])
  }

  @Test func aHostedStackFillsAWindow() throws {
    let found = try evidence(
      swift: """
        class Scene: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene) {
            window?.rootViewController = UIHostingController(rootView: \(Self.stack))
          }
        }
        """)
    #expect(found.containers.map { $0.root != nil } == [true])
  }
}
