import Testing

@testable import SourceEvidence

/// Texts with generated names, and those that an object of a library makes.
struct GeneratedNameTests {
  @Test(arguments: [
    ("R.string.localizable.home()", "home"),
    ("R.string(preferredLanguages: locale.languages).localizable.home()", "home"),
    ("Resource { locale in R.string(locale).localizable.home() }.value(for: current)", "home"),
    ("Resource { _ in \"Home\" }.value(for: current)", "Home"),
    ("Resource { _ in \"Home\" }.other(for: current)", "-"),
    ("Own { _ in \"Home\" }.value(for: current)", "-"),
  ])
  func `the title of a tab`(title: String, shown: String) throws {
    let found = try evidence(
      swift: """
        struct Own {
          let make: (Locale) -> String
          init(_ make: @escaping (Locale) -> String) { self.make = make }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let home = UIViewController()
            home.tabBarItem = UITabBarItem(title: \(title), image: nil, tag: 0)
            viewControllers = [home]
          }
        }
        """)
    #expect(found.containers(.tabBar).map(\.titles) == [[shown]])
  }
}
