import Guidance

extension RuleTwin {
  /// Twins of the rules about tab bars and tabs.
  static let tabs: [RuleTwin] = [
    RuleTwin(
      "tab-bar/to-sidebar", .uiKit, tabs("\"Plants\", \"leaf\"", then: "‹Second()|nil›")),
    RuleTwin(
      "tab-bar/to-sidebar", .swiftUI,
      tabViews(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "tab-bar/to-segmented-control", .uiKit, tabs("\"Plants\", \"leaf\"", then: "‹nil|Second()›")),
    RuleTwin(
      "tab-bar/to-segmented-control", .swiftUI,
      tabViews(row: "‹Text(\"One\")|NavigationLink(\"One\") { Second() }›")),
    RuleTwin(
      "tab-bar/forced-bar", .uiKit,
      tabs("\"Plants\", \"leaf\"", after: "mode = ‹.tabBar|.tabSidebar›", then: "Second()")),
    RuleTwin(
      "tab-bar/forced-bar", .uiKit,
      tabs(
        "\"Plants\", \"leaf\"", after: "traitOverrides.horizontalSizeClass = ‹.compact|.regular›",
        then: "Second()")),
    RuleTwin(
      "tab-bar/forced-bar", .swiftUI,
      tabViews(after: ".environment(\\.horizontalSizeClass, .‹compact|regular›)")),
    RuleTwin("tab-bar/view-menu-commands", .uiKit, twoTabs(shown: "‹one, two|one›")),
    RuleTwin(
      "tab-bar/view-menu-commands", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Label("Plants", systemImage: "leaf") }
            ‹Text("2").tabItem { Label("Beds", systemImage: "square") }|›
          }
        }
      }
      """),
    RuleTwin("icons/outline-in-sidebar", .uiKit, tabs("\"Plants\", \"leaf‹.fill|›\"")),
    RuleTwin(
      "icons/outline-in-sidebar", .swiftUI,
      tabViews(label: "\"Plants\", systemImage: \"leaf‹.fill|›\"")),
    RuleTwin(
      "icons/bitmap-tab-icon", .uiKit,
      tabs("\"Plants\", \"leaf\"", image: "‹UIImage(named: symbol)|UIImage(systemName: symbol)›")),
    RuleTwin(
      "icons/bitmap-tab-icon", .swiftUI,
      tabViews(label: "\"Plants\", ‹image|systemImage›: \"leaf\"")),
    RuleTwin(
      "icons/icon-only", .uiKit,
      twoTabs("title: ‹nil|\"Plants\"›, image: UIImage(systemName: \"leaf\"), tag: 0")),
    RuleTwin(
      "icons/icon-only", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Text("1").tabItem { ‹Image(systemName: "leaf")|Label("Plants", systemImage: "leaf")› }
            Text("2").tabItem { Label("Beds", systemImage: "square") }
          }
        }
      }
      """),
    RuleTwin(
      "icons/fixed-tint", .uiKit,
      twoTabs(after: "‹tabBar.tintColor = .red|tabBar.tintColor = nil|view.backgroundColor = .red›")
    ),
    RuleTwin(
      "icons/fixed-tint", .uiKit,
      twoTabs(after: "‹UITabBar|UINavigationBar›.appearance().tintColor = .red")),
    RuleTwin(
      "icons/fixed-tint", .uiKit,
      """
      class Root: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
          one.tabBarItem = UITabBarItem(
            title: "Plants", image: UIImage(systemName: "leaf")?.withRenderingMode(‹.alwaysOriginal|.automatic›), tag: 0)
          two.tabBarItem = UITabBarItem(
            title: "Beds", image: UIImage(systemName: "square")?.withRenderingMode(.alwaysOriginal), tag: 1)
          three.tabBarItem = UITabBarItem(
            title: "Tools", image: UIImage(systemName: "hammer")?.withRenderingMode(.alwaysOriginal), tag: 2)
          viewControllers = [one, two, three]
        }
      }
      """),
    RuleTwin(
      "icons/fixed-tint", .objectiveC,
      """
      @interface Root : UITabBarController
      @end
      @implementation Root
      - (void)viewDidLoad {
        [super viewDidLoad];
        UIViewController *one = [UIViewController new];
        UIViewController *two = [UIViewController new];
        UIViewController *three = [UIViewController new];
        one.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Plants" image:nil tag:0];
        two.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Beds" image:nil tag:1];
        three.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Tools" image:nil tag:2];
        one.tabBarItem.image = [[UIImage systemImageNamed:@"leaf"]
            imageWithRenderingMode:‹UIImageRenderingModeAlwaysOriginal|UIImageRenderingModeAutomatic›];
        two.tabBarItem.image = [[UIImage systemImageNamed:@"square"]
            imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];
        three.tabBarItem.image = [[UIImage systemImageNamed:@"hammer"]
            imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];
        self.viewControllers = @[one, two, three];
      }
      @end
      """),
    RuleTwin(
      "icons/fixed-tint", .swiftUI, tabViews(after: "‹.tint(.red)|.tint(.accentColor)|.tint(nil)›")),
    RuleTwin(
      "tab-bar/badge", .uiKit,
      twoTabs(after: "‹one.tabBarItem.badgeValue = \"3\"|one.tabBarItem.badgeValue = nil›")),
    RuleTwin("tab-bar/badge", .swiftUI, tabViews(item: "‹.badge(3)|.badge(0)|›")),
    RuleTwin(
      "tab-bar/disabled-tab", .uiKit,
      twoTabs(after: "‹one.tabBarItem.isEnabled = false|›")),
    RuleTwin(
      "tab-bar/disabled-tab", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Tab("Plants", systemImage: "leaf") { Text("1") }‹.disabled(true)|›
            Tab("Beds", systemImage: "square") { Text("2") }
          }
        }
      }
      """),
    RuleTwin("tab-bar/duplicate-title", .uiKit, tabs("\"‹Beds|Plants›\", \"leaf\"")),
    RuleTwin(
      "tab-bar/duplicate-title", .swiftUI,
      tabViews(label: "\"‹Beds|Plants›\", systemImage: \"leaf\"")),
    RuleTwin("tab-bar/long-title", .uiKit, tabs("\"‹All of My Plants|Plants›\", \"leaf\"")),
    RuleTwin(
      "tab-bar/long-title", .swiftUI,
      tabViews(label: "\"‹All of My Plants|Plants›\", systemImage: \"leaf\"")),
    RuleTwin("tab-bar/vague-title", .uiKit, tabs("\"‹More|Plants›\", \"leaf\"")),
    RuleTwin(
      "tab-bar/vague-title", .swiftUI, tabViews(label: "\"‹More|Plants›\", systemImage: \"leaf\"")),
    RuleTwin("tab-bar/settings-tab", .uiKit, tabs("\"‹Settings|Plants›\", \"leaf\"")),
    RuleTwin(
      "tab-bar/settings-tab", .swiftUI,
      tabViews(label: "\"‹Settings|Plants›\", systemImage: \"leaf\"")),
    RuleTwin("tab-bar/search-tab", .uiKit, tabs("\"‹Search|Plants›\", \"leaf\"")),
    RuleTwin(
      "tab-bar/search-tab", .swiftUI,
      tabViews(label: "\"‹Search|Plants›\", systemImage: \"leaf\"", row: "Text(\"One\")")),
    RuleTwin(
      "tab-bar/action-tab", .uiKit,
      """
      class One: UITableViewController {}
      class Two: UIViewController {
        ‹|let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }›
      }
      class Root: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let one = One()
          one.tabBarItem = UITabBarItem(title: "Plants", image: nil, tag: 0)
          let two = Two()
          two.tabBarItem = UITabBarItem(title: "Add", image: UIImage(systemName: "plus"), tag: 1)
          viewControllers = [one, two]
        }
      }
      """),
    RuleTwin(
      "tab-bar/action-tab", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            List { Text("1") }.tabItem { Label("Plants", systemImage: "leaf") }
            ‹Color.clear|List { Text("2") }›.tabItem { Label("Add", systemImage: "plus") }
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/action-tab", .uiKit,
      """
      class One: UITableViewController {}
      class Two: UITableViewController {}
      class Root: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tabs = [
            UITab(title: "Plants", image: nil, identifier: "plants") { _ in One() },
            UITab(title: "Basket", image: nil, identifier: "basket") { _ in Two() },
          ]
          prominentTabIdentifier = ‹"basket"|nil›
        }
      }
      """),
    RuleTwin(
      "tab-bar/action-tab", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Tab("Plants", systemImage: "leaf") { List { Text("1") } }
            Tab("Basket", systemImage: "basket"‹, role: .prominent|›) { List { Text("2") } }
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/action-tab", .objectiveC,
      """
      @interface One : UITableViewController
      @end
      @implementation One
      @end
      @interface Two : UITableViewController
      @end
      @implementation Two
      @end
      @interface Root : UITabBarController
      @end
      @implementation Root
      - (void)viewDidLoad {
        [super viewDidLoad];
        UITab *one = [[UITab alloc] initWithTitle:@"Plants" image:nil identifier:@"plants"
            viewControllerProvider:^UIViewController *(UITab *tab) { return [One new]; }];
        UITab *two = [[UITab alloc] initWithTitle:@"Basket" image:nil identifier:@"basket"
            viewControllerProvider:^UIViewController *(UITab *tab) { return [Two new]; }];
        self.tabs = @[ one, two ];
        self.prominentTabIdentifier = ‹@"basket"|nil›;
      }
      @end
      """),
    RuleTwin(
      "tab-bar/overflow-more", .uiKit,
      """
      class Screen: UIViewController {}
      class Root: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = ["One", "Two", "Three", "Four", "Five"‹, "Six"|›].map { title in
            let screen = Screen()
            screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return screen
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/overflow-more", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Text("One") }
            Text("2").tabItem { Text("Two") }
            Text("3").tabItem { Text("Three") }
            Text("4").tabItem { Text("Four") }
            Text("5").tabItem { Text("Five") }
            ‹Text("6").tabItem { Text("Six") }|›
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/count-guideline", .uiKit,
      tabs(
        "\"Plants\", \"leaf\"",
        after: "‹|viewControllers?.append(tab(List(), \"Album\", \"photo\"))›", then: "Second()")),
    RuleTwin(
      "tab-bar/count-guideline", .swiftUI,
      tabViews(more: "‹|NavigationStack { Text(\"3\") }.tabItem { Text(\"Album\") }›")),
    RuleTwin("tab-bar/single-tab", .uiKit, twoTabs(shown: "‹one|one, two›")),
    RuleTwin(
      "tab-bar/single-tab", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Label("Plants", systemImage: "leaf") }
            ‹|Text("2").tabItem { Label("Beds", systemImage: "square") }›
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/hidden-on-push", .uiKit,
      tabs(
        "\"Plants\", \"leaf\"", then: "Second()", pushed: "‹next.hidesBottomBarWhenPushed = true|›")
    ),
    RuleTwin(
      "tab-bar/hidden-on-push", .uiKit,
      tabs("\"Plants\", \"leaf\"", then: "Third()") + """

        class Third: Second {
          override var hidesBottomBarWhenPushed: Bool {
            get { ‹true|false› }
            set { super.hidesBottomBarWhenPushed = newValue }
          }
        }
        """),
    RuleTwin(
      "tab-bar/hidden-on-push", .swiftUI,
      tabViews(row: "NavigationLink(\"One\") { Second()‹.toolbar(.hidden, for: .tabBar)|› }")),
    RuleTwin(
      "tab-bar/in-modal", .uiKit,
      """
      class One: UIViewController {}
      class Two: UIViewController {}
      class Three: UIViewController {}
      class Bar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [One(), Two()]
        }
      }
      class Root: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Three(), animated: true)
        }
        @objc func open() {
          ‹present(Bar(), animated: true)|navigationController?.setViewControllers([Bar()], animated: true)›
        }
      }
      """),
    RuleTwin(
      "tab-bar/in-modal", .swiftUI,
      """
      struct Bar: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Text("Plants") }
            Text("2").tabItem { Text("Beds") }
          }
        }
      }
      struct Third: View { var body: some View { Text("3") } }
      struct Second: View { var body: some View { List { NavigationLink("Three") { Third() } } } }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack {
            List { NavigationLink("Two") { Second() } }
              .toolbar { Button("Open") { isOpen = true } }
              .sheet(isPresented: $isOpen) { ‹Bar()|Text("Three")› }
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/pushed", .uiKit,
      """
      class One: UIViewController {}
      class Two: UIViewController {}
      class Bar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [One(), Two()]
        }
      }
      class Root: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(‹Bar()|One()›, animated: true)
        }
      }
      """),
    RuleTwin(
      "tab-bar/pushed", .swiftUI,
      """
      struct Bar: View {
        var body: some View {
          TabView {
            Text("1").tabItem { Text("Plants") }
            Text("2").tabItem { Text("Beds") }
          }
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Open") { ‹Bar()|Text("Three")› } } }
        }
      }
      """),
    RuleTwin(
      "tab-bar/nested", .uiKit,
      """
      class One: UIViewController {}
      class Two: UIViewController {}
      class Inner: ‹UITabBarController|UINavigationController› {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [One()]
        }
      }
      class Root: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [Inner(), Two()]
        }
      }
      """),
    RuleTwin(
      "tab-bar/nested", .swiftUI,
      """
      struct Inner: View {
        var body: some View {
          ‹TabView|VStack› {
            Text("1").tabItem { Text("Plants") }
            Text("2").tabItem { Text("Beds") }
          }
        }
      }
      struct Root: View {
        var body: some View {
          TabView {
            Inner().tabItem { Text("Garden") }
            Text("3").tabItem { Text("Album") }
          }
        }
      }
      """),
    RuleTwin(
      "navigation-stack/keep-state", .uiKit, tabs("\"Plants\", \"leaf\"", then: "‹Second()|nil›")),
    RuleTwin(
      "navigation-stack/keep-state", .swiftUI,
      tabViews(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "tab-bar/segmented-plus-sidebar", .uiKit, tabs("\"Plants\", \"leaf\"", then: "‹Second()|nil›")
    ),
    RuleTwin(
      "tab-bar/segmented-plus-sidebar", .swiftUI,
      tabViews(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "tab-bar/title-missing", .uiKit,
      twoTabs("title: ‹nil|\"Plants\"›, image: UIImage(systemName: \"leaf\"), tag: 0")),
    RuleTwin(
      "tab-bar/title-missing", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          TabView {
            Text("1").tabItem { ‹Image(systemName: "leaf")|Label("Plants", systemImage: "leaf")› }
            Text("2").tabItem { Label("Beds", systemImage: "square") }
          }
        }
      }
      """),
    RuleTwin(
      "tab-bar/bare-uitabbar", .uiKit,
      """
      class Root: UIViewController {
        let bar = ‹UITabBar|UIProgressView›()
        override func viewDidLoad() {
          super.viewDidLoad()
          ‹bar.items = [
            UITabBarItem(title: "Plants", image: nil, tag: 0),
            UITabBarItem(title: "Beds", image: nil, tag: 1),
          ]|›
          view.addSubview(bar)
        }
      }
      """),
    RuleTwin(
      "toolbar/tabbar-and-toolbar", .uiKit, gap: .showsToolbar,
      tabs(
        "\"Plants\", \"leaf\"",
        after: "‹(viewControllers?.first as? UINavigationController)?.isToolbarHidden = false|›")),
    RuleTwin(
      "toolbar/tabbar-and-toolbar", .swiftUI, gap: .showsToolbar,
      tabViews(inside: "‹.toolbar { ToolbarItem(placement: .bottomBar) { Button(\"Sort\") {} } }|›")
    ),
  ]

  /// Two tabs that are plain screens.
  private static func twoTabs(
    _ item: String = "title: \"Plants\", image: nil, tag: 0", after: String = "",
    shown: String = "one, two"
  ) -> String {
    """
    class One: UIViewController {}
    class Two: UIViewController {}
    class Root: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let one = One()
        one.tabBarItem = UITabBarItem(\(item))
        let two = Two()
        two.tabBarItem = UITabBarItem(title: "Beds", image: nil, tag: 1)
        \(after)
        viewControllers = [\(shown)]
      }
    }
    """
  }

  /// Two tabs, each a stack with a list whose rows push a screen.
  private static func tabs(
    _ title: String, image: String = "UIImage(systemName: symbol)", after: String = "",
    then next: String = "nil", pushed: String = ""
  ) -> String {
    """
    class Second: UIViewController {}
    class List: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next: UIViewController? = \(next)
        guard let next else { return }
        \(pushed)
        navigationController?.pushViewController(next, animated: true)
      }
    }
    class Beds: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next: UIViewController? = \(next)
        guard let next else { return }
        navigationController?.pushViewController(next, animated: true)
      }
    }
    class Root: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [tab(List(), \(title)), tab(Beds(), "Beds", "square")]
        \(after)
      }
      func tab(_ list: UIViewController, _ title: String?, _ symbol: String) -> UIViewController {
        let screen = UINavigationController(rootViewController: list)
        screen.tabBarItem = UITabBarItem(title: title, image: \(image), selectedImage: nil)
        return screen
      }
    }
    """
  }

  /// Two tabs, each a stack with a list whose rows lead to a screen.
  private static func tabViews(
    label: String = "\"Plants\", systemImage: \"leaf\"", item: String = "", after: String = "",
    more: String = "", inside: String = "", row: String = "NavigationLink(\"One\") { Second() }"
  ) -> String {
    """
    struct Second: View { var body: some View { Text("2") } }
    struct Plants: View { var body: some View { List { \(row) } } }
    struct Beds: View { var body: some View { List { \(row) } } }
    struct Root: View {
      var body: some View {
        TabView {
          NavigationStack { Plants()\(inside) }.tabItem { Label(\(label)) }\(item)
          NavigationStack { Beds() }.tabItem { Label("Beds", systemImage: "square") }
          \(more)
        }
        \(after)
      }
    }
    """
  }
}
