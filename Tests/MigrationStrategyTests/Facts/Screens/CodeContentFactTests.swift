import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What is on a screen, and how it is presented, whether a document or code says so.
@Suite struct CodeContentFactTests {
  private static let start = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  private static let app = """
    @main struct NotesApp: App {
      var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
    }

    """

  /// A screen in UIKit and in SwiftUI that presents a form.
  private static let forms = [
    start + """
      class HomeViewController: UIViewController {
        @objc func open() {
          let form = FormViewController()
          form.modalPresentationStyle = .fullScreen
          present(UINavigationController(rootViewController: form), animated: true)
        }
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Share", style: .plain, target: self, action: #selector(open))
        }
      }
      class FormViewController: UIViewController {
        let field = UITextField()
        override func viewDidLoad() {
          title = "New Note"
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(stop))
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        }
      }
      """,
    app + """
      struct HomeView: View {
        @State var isOn = false
        var body: some View {
          Text("Home").toolbar { Button("Share") { share() } }
            .fullScreenCover(isPresented: $isOn) { NavigationStack { FormView() } }
        }
      }
      struct FormView: View {
        var body: some View {
          TextField("Name", text: $name).navigationTitle("New Note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
            }
        }
      }
      """,
  ]

  @Test(arguments: forms)
  func aFormOfCodeHasTheFactsOfAScene(code: String) throws {
    let advice = try advice(onCode: ["App.swift": code])
    let scenes = advice.subjects.all.filter { $0.kind == .scene }
    let form = try #require(scenes.first { $0.customClass?.hasPrefix("Form") == true }).facts
    #expect(form[.hasEndingItems] == .flag(true))
    #expect(form[.confirmsInput] == .flag(true))
    #expect(form[.inputs] == .count(1))
    #expect(form[.takesText] == .flag(true))
    #expect(form[.isEditor] == .flag(true))
    let home = try #require(scenes.first { $0.customClass?.hasPrefix("Home") == true }).facts
    #expect(home[.barButtons] == .text("“Share”"))
    let rules = advice.recommendations.map(\.rule)
    #expect(rules.contains("menu/toolbar-items-in-menu"))
    #expect(rules.contains("modal/dismiss-position"))
  }

  @Test func theStyleIsThatOfTheTransition() throws {
    let advice = try advice(onCode: ["App.swift": Self.forms[1]])
    let form = advice.subjects.all.first { $0.customClass == "FormView" }
    #expect(form?.facts[.presentation] == .word("full-screen"))
  }

  @Test func buttonsThatMayBeThereAreToldLast() throws {
    let code =
      Self.app + """
        struct HomeView: View {
          @State var isOn = false
          var body: some View {
            Text("Home").toolbar {
              Button("Share") { share() }
              if isOn { Button("Reply") { reply() } }
            }
          }
        }
        """
    let advice = try advice(onCode: ["App.swift": code])
    let home = advice.subjects.all.first { $0.kind == .scene && $0.customClass == "HomeView" }
    #expect(home?.facts[.barButtons] == .text("“Share”, and at times “Reply”"))
  }

  @Test func screensInCodeAreScreensForIPhoneOrIPad() throws {
    let advice = try advice(onCode: ["App.swift": Self.forms[0]])
    #expect(advice.subjects[.project].facts[.hasIOSScenes] == .flag(true))
  }
}
