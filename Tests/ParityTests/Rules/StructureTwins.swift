import Guidance

extension RuleTwin {
  /// Twins of the rules about stacks.
  static let stacks: [RuleTwin] = [
    RuleTwin("split-view/candidate-from-stack", .uiKit, stack(selects: "‹push|›")),
    RuleTwin(
      "split-view/candidate-from-stack", .swiftUI,
      stackView(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "split-view/candidate-from-stack", .swiftUI,
      """
      struct Second: View {
        let note: String
        var body: some View { Text(note) }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
                ForEach(["One", "Two"], id: \\.self) { note in
                  ‹NavigationLink(value: note) { Text(note) }|Text(note)›
                }
              }
            }
            .navigationDestination(for: String.self, destination: Second.init)
          }
        }
      }
      """),
    RuleTwin("navigation-stack/back-in-toolbar", .uiKit, stack(selects: "‹push|›")),
    RuleTwin("navigation-stack/go-commands", .uiKit, stack(selects: "‹push|›")),
    RuleTwin(
      "navigation-stack/go-commands", .swiftUI,
      stackView(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "navigation-stack/back-in-swiftui", .swiftUI,
      stackView(row: "‹NavigationLink(\"One\") { Second() }|Text(\"One\")›")),
    RuleTwin(
      "navigation-stack/large-title", .uiKit,
      stack(loads: "‹navigationController?.navigationBar.prefersLargeTitles = true|›")),
    RuleTwin(
      "navigation-stack/large-title", .uiKit,
      stack(
        loads: """
          navigationController?.navigationBar.prefersLargeTitles = true
          navigationItem.largeTitleDisplayMode = ‹.automatic|.never›
          """)),
    RuleTwin(
      "navigation-stack/large-title", .swiftUI,
      stackView(
        after: ".navigationTitle(\"Plants\").navigationBarTitleDisplayMode(‹.large|.inline›)")),
    RuleTwin(
      "navigation-stack/custom-back", .uiKit,
      stack(loads: "‹navigationItem.backButtonTitle = \"Plants\"|title = \"Plants\"›")),
    RuleTwin(
      "navigation-stack/hidden-nav-bar", .uiKit,
      stack(loads: "‹navigationController?.setNavigationBarHidden(true, animated: false)|›")),
    RuleTwin(
      "navigation-stack/hidden-nav-bar", .swiftUI,
      stackView(
        row: "NavigationLink(\"One\") { Second()‹.toolbar(.hidden, for: .navigationBar)|› }",
        after: "‹|.toolbar(.hidden, for: .navigationBar)›")),
    RuleTwin(
      "navigation-stack/navigation-view", .swiftUI,
      """
      struct Second: View { var body: some View { Text("2") } }
      struct Root: View {
        var body: some View {
          ‹NavigationView|NavigationStack› { List { NavigationLink("One") { Second() } } }
        }
      }
      """),
    RuleTwin(
      "navigation-stack/navigation-view-in-sheet", .swiftUI,
      """
      struct Root: View {
        @State private var adds = false
        var body: some View {
          Text("1").sheet(isPresented: $adds) { ‹NavigationView|NavigationStack› { List { Text("One") } } }
        }
      }
      """),
    RuleTwin(
      "navigation-stack/stack-style", .swiftUI,
      """
      struct Second: View { var body: some View { Text("2") } }
      struct Root: View {
        var body: some View {
          NavigationView { List { NavigationLink("One") { Second() } } }
            ‹.navigationViewStyle(.stack)|›
        }
      }
      """),
    RuleTwin("navigation-stack/deep-stack", .uiKit, path("‹push(Fourth())|›")),
    RuleTwin(
      "navigation-stack/deep-stack", .swiftUI,
      """
      struct Fourth: View { var body: some View { Text("4") } }
      struct Third: View {
        var body: some View {
          VStack { ‹NavigationLink("Four") { Fourth() }|Text("Four")›; Button("More") {} }
        }
      }
      struct Second: View { var body: some View { NavigationLink("Three") { Third() } } }
      struct Root: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Two") { Second() } } }
        }
      }
      """),
  ]

  /// Twins of the rules about split views.
  static let splitViews: [RuleTwin] = [
    RuleTwin(
      "split-view/classic-style", .uiKit,
      split(
        "‹viewControllers = [UINavigationController(rootViewController: List()), Detail()]|setViewController(List(), for: .primary)\n    setViewController(Detail(), for: .secondary)›",
        style: "‹nibName: nil, bundle: nil|style: .doubleColumn›")),
    RuleTwin(
      "split-view/column-widths", .uiKit,
      split(
        columns + "\n    ‹|minimumPrimaryColumnWidth = 200\n    maximumPrimaryColumnWidth = 320›")),
    RuleTwin(
      "split-view/display-mode", .uiKit,
      split(columns + "\n    preferredDisplayMode = ‹.secondaryOnly|.oneBesideSecondary›")),
    RuleTwin(
      "split-view/display-mode", .swiftUI,
      """
      struct Root: View {
        @State var columns = NavigationSplitViewVisibility.‹detailOnly|all›
        var body: some View {
          NavigationSplitView(columnVisibility: $columns) { List { Text("1") } } detail: { Text("2") }
        }
      }
      """),
    RuleTwin(
      "split-view/display-mode", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationSplitView(columnVisibility: .constant(.‹detailOnly|all›)) {
            List { Text("1") }
          } detail: {
            Text("2")
          }
        }
      }
      """),
    RuleTwin(
      "split-view/non-list-primary", .uiKit,
      """
      class Menu: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(‹UIButton(type: .system)|UITableView()|UIView()›)
        }
      }
      class Detail: UIViewController {}
      class Root: UISplitViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewController(Menu(), for: .primary)
          setViewController(Detail(), for: .secondary)
        }
      }
      """),
    RuleTwin(
      "split-view/non-list-primary", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationSplitView {
            VStack { ‹Button("One") {}|ForEach(0..<9, id: \\.self) { Button("\\($0)") {} }|Text("One")› }
          } detail: {
            Text("2")
          }
        }
      }
      """),
    RuleTwin(
      "split-view/sidebar-style", .uiKit,
      split(columns + "\n    ‹|primaryBackgroundStyle = .sidebar›")),
    RuleTwin(
      "split-view/no-compact-column", .uiKit,
      split(columns + "\n    ‹|setViewController(Detail(), for: .compact)›")),
    RuleTwin("split-view/toggle-command", .uiKit, split(columns + "\n    ‹|title = \"Settings\"›")),
    RuleTwin(
      "split-view/toggle-command", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          ‹NavigationSplitView { List { Text("1") } } detail: { Text("2") }|NavigationStack { List { Text("1") } }›
        }
      }
      """),
    RuleTwin(
      "split-view/selection-not-kept", .uiKit,
      split(columns, list: "clearsSelectionOnViewWillAppear = ‹true|false›")),
    RuleTwin(
      "split-view/third-column", .uiKit,
      split(
        columns,
        row: "‹show(Second(), sender: self)|showDetailViewController(Detail(), sender: self)›")),
    RuleTwin(
      "split-view/hidden-middle-level", .uiKit,
      split(
        columns,
        row: "‹show(Second(), sender: self)|showDetailViewController(Detail(), sender: self)›")),
    RuleTwin(
      "split-view/nested-or-pushed", .uiKit,
      """
      class List: UITableViewController {}
      class Detail: UIViewController {}
      class Split: UISplitViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [List(), Detail()]
        }
      }
      class Root: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          ‹navigationController?.pushViewController(Split(), animated: true)|view.window?.rootViewController = Split()›
        }
      }
      """),
    RuleTwin(
      "split-view/nested-or-pushed", .swiftUI, gap: .isTab,
      """
      struct Split: View {
        var body: some View {
          NavigationSplitView { List { Text("1") } } detail: { Text("2") }
        }
      }
      struct Root: View {
        var body: some View { ‹TabView { Split().tabItem { Text("One") }; Text("3").tabItem { Text("Two") } }|Split()› }
      }
      """),
    RuleTwin(
      "split-view/third-column", .swiftUI, gap: .listLevels,
      """
      struct Second: View {
        var body: some View { ‹List { NavigationLink("3") { Third() } }|Text("3")› }
      }
      struct Third: View { var body: some View { Text("4") } }
      struct Root: View {
        var body: some View {
          NavigationSplitView {
            NavigationStack { List { NavigationLink("1") { Second() } } }
          } detail: {
            Text("2")
          }
        }
      }
      """),
  ]

  /// Twins of the rules about pages.
  static let pages: [RuleTwin] = [
    RuleTwin("page-control/next-previous", .uiKit, pageView("‹Photo|Welcome›")),
    RuleTwin("page-control/next-previous", .swiftUI, pageTabs("‹page|automatic›")),
    RuleTwin(
      "page-control/next-previous", .swiftUI,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(0..<8, id: \\.self) { Text("\\($0)")‹.containerRelativeFrame(.horizontal)|› }
              }
            }
            .scrollTargetBehavior(.paging)
          }
        }
      }
      """),
    RuleTwin("page-control/view-menu-commands", .uiKit, pageView("‹Photo|Welcome›")),
    RuleTwin("page-control/view-menu-commands", .swiftUI, pageTabs("‹page|automatic›")),
    RuleTwin("page-control/page-curl", .uiKit, pageView("Photo", style: "‹pageCurl|scroll›")),
    RuleTwin(
      "page-control/onboarding", .uiKit,
      pageView("‹Welcome|Photo›", shows: "present(Pages(), animated: true)")),
    RuleTwin(
      "page-control/mac-idiom-crash", .uiKit,
      """
      class Root: UIViewController {
        let dots = ‹UIPageControl|UIProgressView›()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(dots)
        }
      }
      """),
    RuleTwin(
      "page-control/too-many-pages", .uiKit,
      """
      class Root: UIViewController {
        let dots = UIPageControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          dots.numberOfPages = ‹12|4›
          view.addSubview(dots)
        }
      }
      """),
    RuleTwin(
      "page-control/in-sheet", .uiKit,
      """
      class Page: UIViewController {}
      class Pages: UIPageViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = self
          setViewControllers([Page()], direction: .forward, animated: false)
        }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { Page() }
        func pageViewController(
          _ pages: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { Page() }
      }
      class Root: UIViewController {
        @objc func open() {
          ‹present(Pages(), animated: true)|navigationController?.pushViewController(Pages(), animated: true)›
        }
      }
      """),
    RuleTwin(
      "page-control/in-sheet", .swiftUI,
      """
      struct Pages: View {
        let photos = ["a", "b", "c"]
        var body: some View {
          TabView {
            ForEach(photos, id: \\.self) { photo in Image(photo) }
          }
          .tabViewStyle(.‹page|automatic›)
        }
      }
      struct Root: View {
        @State var isOpen = false
        var body: some View {
          NavigationStack {
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Pages() }
          }
        }
      }
      """),
  ]

  private static let columns =
    "setViewController(List(), for: .primary)\n    setViewController(Detail(), for: .secondary)"

  /// A list and what its rows push.
  private static func stack(selects: String = "push", loads: String = "") -> String {
    """
    class Second: UIViewController {}
    class Root: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(loads)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(selects.replacing("push", with: "navigationController?.pushViewController(Second(), animated: true)"))
      }
    }
    """
  }

  /// A list and three levels below it.
  private static func path(_ last: String) -> String {
    """
    class Screen: UIViewController {
      func push(_ next: UIViewController) {
        navigationController?.pushViewController(next, animated: true)
      }
    }
    class Fourth: UIViewController {}
    class Third: Screen {
      @objc func open() { \(last) }
    }
    class Second: Screen {
      @objc func open() { push(Third()) }
    }
    class Root: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(Second(), animated: true)
      }
    }
    """
  }

  /// A stack of views: a list, and what its rows lead to.
  private static func stackView(
    row: String = "NavigationLink(\"One\") { Second() }", after: String = ""
  ) -> String {
    """
    struct Second: View { var body: some View { Text("2") } }
    struct Root: View {
      var body: some View {
        NavigationStack {
          List { \(row) }
            \(after)
        }
      }
    }
    """
  }

  /// A split view with a list and a detail.
  private static func split(
    _ setup: String, style: String = "style: .doubleColumn", list: String = "",
    row: String = "showDetailViewController(Detail(), sender: self)"
  ) -> String {
    """
    class Detail: UIViewController {}
    class Second: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetailViewController(Detail(), sender: self)
      }
    }
    class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(list)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(row)
      }
    }
    class Root: UISplitViewController {
      init() { super.init(\(style)) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setup)
      }
    }
    """
  }

  /// Pages of data, in a class with a name, which a list leads to.
  private static func pageView(
    _ name: String, style: String = "scroll",
    shows: String = "navigationController?.pushViewController(Pages(), animated: true)"
  ) -> String {
    """
    class \(name)Pages: UIPageViewController, UIPageViewControllerDataSource {
      let photos = ["a", "b", "c"]
      init() { super.init(transitionStyle: .\(style), navigationOrientation: .horizontal) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([Page(photos[0])], direction: .forward, animated: false)
      }
      func pageViewController(
        _ pages: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { next(to: page, by: -1) }
      func pageViewController(
        _ pages: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { next(to: page, by: 1) }
      func next(to page: UIViewController, by step: Int) -> UIViewController? {
        guard let page = page as? Page, let index = photos.firstIndex(of: page.photo) else { return nil }
        return photos.indices.contains(index + step) ? Page(photos[index + step]) : nil
      }
    }
    class Page: UIViewController {
      let photo: String
      init(_ photo: String) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    class Root: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(shows.replacing("Pages()", with: "\(name)Pages()"))
      }
    }
    """
  }

  /// A tab view in a style, with pages of data.
  private static func pageTabs(_ style: String) -> String {
    """
    struct Root: View {
      let photos = ["a", "b", "c"]
      var body: some View {
        TabView {
          ForEach(photos, id: \\.self) { photo in Image(photo) }
        }
        .tabViewStyle(.\(style))
      }
    }
    """
  }
}
