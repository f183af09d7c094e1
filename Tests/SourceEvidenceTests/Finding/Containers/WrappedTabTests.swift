import Testing

@testable import SourceEvidence

/// Tabs whose titles and contents come to a container through other types.
struct WrappedTabTests {
  @Test func aControllerTakesTheItemOfWhatItWraps() throws {
    let found = try evidence(
      swift: """
        class Wrapper: UIViewController {
          var wrapped: UIViewController? {
            didSet {
              guard let wrapped else { return }
              addChild(wrapped)
              tabBarItem = wrapped.tabBarItem
            }
          }
        }
        class Orders: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            tabBarItem.title = "Orders"
          }
        }
        class Menu: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            tabBarItem.title = "Menu"
          }
        }
        class Tabs: UITabBarController {
          let orders = Wrapper()
          let menu = Wrapper()
          override func viewDidLoad() {
            viewControllers = [orders, menu]
            orders.wrapped = Orders()
            menu.wrapped = UINavigationController(rootViewController: Menu())
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Orders", "Menu"])
  }

  @Test func aStoredPropertyIsNotComputedByItsObservers() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          var name: String { didSet { "Other" } }
          override func viewDidLoad() {
            name = "Home"
            let home = UIViewController()
            home.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            viewControllers = [home]
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home"])
  }

  @Test func aViewGivesItsTabsToAControllerOfUIKit() throws {
    let found = try evidence(
      swift: """
        struct Area {
          var title: String
          init(_ tab: RootView.Tab, @ViewBuilder content: () -> some View) { title = tab.label() }
        }
        struct OtherView: View {
          enum Tab { case one }
        }
        struct RootView: View {
          enum Tab {
            case home, me
            var name: LocalizedStringResource { switch self { case .home: "Home"; case .me: "Me" } }
            func label() -> String {
              switch self {
              case .me: switch kind { case 1: userName; default: .init(localized: name) }
              default: .init(localized: name)
              }
            }
          }
          var body: some View {
            Tabs(areas: [Area(.home) { HomeView() }, Area(.me) { MeView() }])
          }
        }
        struct Tabs: UIViewControllerRepresentable {
          let areas: [Area]
          func makeUIViewController(context: Context) -> UITabBarController {
            let controller = UITabBarController()
            controller.viewControllers = areas.enumerated().map { Host(area: $1, index: $0) }
            return controller
          }
        }
        class Host: UIHostingController<AnyView> {
          init(area: Area, index: Int) {
            super.init(rootView: AnyView(EmptyView()))
            tabBarItem = UITabBarItem(title: area.title, image: nil, tag: index)
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Me"])
    #expect(tabs.knowsAllTabs)
  }

  @Test func aClassThatIsFilledInSeveralPlacesIsSeveralContainers() throws {
    let found = try evidence(
      swift: """
        class TwoColumns: UISplitViewController {}
        class Orders: UIViewController {
          lazy var columns = TwoColumns(style: .doubleColumn)
          override func viewDidLoad() {
            columns.viewControllers = [OrderList(), Order()]
            addChild(columns)
          }
        }
        class Products: UIViewController {
          lazy var columns = TwoColumns(style: .doubleColumn)
          override func viewDidLoad() {
            columns.viewControllers = [ProductList(), Product()]
            addChild(columns)
          }
        }
        class OrderList: UIViewController {}
        class Order: UIViewController {}
        class ProductList: UIViewController {}
        class Product: UIViewController {}
        """)
    let splits = found.containers(.splitView)
    #expect(splits.map(\.owner) == ["Orders", "Products"])
    #expect(splits.map { $0.columns[.primary]?.className } == ["OrderList", "ProductList"])
  }
}
