import Testing

@testable import SourceEvidence

/// What turns the pages of page views, besides swiping.
struct PageTurningTests {
  private func turning(_ code: String) throws -> CodeContainer.PageTurning {
    try #require(try evidence(swift: code).containers(.pageView).first).pageTurning
  }

  private func pagedView(_ rest: String) -> String {
    """
    struct Pages: View {
      @State var filter = Filter.posts
      var body: some View {
        VStack {
          TabView(selection: $filter) { PostsView().tag(0); RepliesView().tag(1) }
            .tabViewStyle(.page(indexDisplayMode: .never))
          \(rest)
        }
      }
    }
    """
  }

  @Test func aControlWithTheSameSelectionChoosesThePage() throws {
    #expect(try turning(pagedView("TitleBar(tabs: titles, selection: $filter)")) == .segments)
    #expect(try turning(pagedView("TitleBar(selection: $other)")) == .none)
  }

  @Test(arguments: [
    ("", CodeContainer.PageTurning.none),
    ("Button(\"Next\") { turnToNext() }", .buttons),
  ])
  func keysAloneAreNoButtons(button: String, expected: CodeContainer.PageTurning) throws {
    let code = """
      struct Viewer: View {
        var body: some View {
          VStack {
            TabView { FirstView(); SecondView() }.tabViewStyle(.page)
              .onKeyPress(.leftArrow, action: { turnToPrevious(); return .handled })
              .onKeyPress(.rightArrow, action: { turnToNext(); return .handled })
            \(button)
          }
        }
        func turnToPrevious() {}
        func turnToNext() {}
      }
      """
    #expect(try turning(code) == expected)
  }

  @Test func anOutletForASegmentedControlChoosesThePage() throws {
    let code = """
      class EntryController: UIViewController {
        @IBOutlet private weak var choice: UISegmentedControl!
        private var pages: UIPageViewController!
        override func viewDidLoad() {
          pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          pages.dataSource = self
          addChild(pages)
        }
      }
      """
    #expect(try turning(code) == .segments)
  }

  @Test func aSegmentedControlOfTheSameClassChoosesThePage() throws {
    let code = """
      class MediaController: UIPageViewController {
        let choice = UISegmentedControl(items: ["Photos", "Files"])
        override func viewDidLoad() {
          navigationItem.titleView = choice
          setViewControllers([PhotosController()], direction: .forward, animated: false)
        }
      }
      class PhotosController: UIViewController {}
      """
    #expect(try turning(code) == .segments)
  }

  @Test func aLibrarysPagingControllerIsAPageView() throws {
    let code = """
      class Photos: PageboyViewController {}
      class Viewer: UIViewController { let pages = Photos() }
      """
    let found = try evidence(swift: code).containers(.pageView)
    #expect(found.map(\.name) == ["Photos"])
    #expect(found.map { $0.pageTraits.contains(.ofLibrary) } == [true])
  }

  @Test func buttonsTurnThePages() throws {
    let code = """
      class HelpController: UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        @IBAction func onClickNextPage(_ sender: Any) {}
        @IBAction func onClickPreviousPage(_ sender: Any) {}
      }
      """
    #expect(try turning(code) == .buttons)
  }

  /// Members of a controller with pages, and what turns these.
  static let members: [(String, CodeContainer.PageTurning)] = [
    (
      "@objc func nextArticle(_ sender: Any) {}\n@objc func prevArticle(_ sender: Any) {}", .buttons
    ),
    ("func nextArticle() -> Article? { nil }\nfunc prevArticle() -> Article? { nil }", .none),
    ("func loadNext() {}\nfunc loadPrevious() {}", .none),
    ("func nextArticle() {}\nfunc previousSection() {}", .none),
    ("let nextButton = UIButton()\nlazy var previousButton: UIButton = makeButton()", .buttons),
    ("let nextItem = Item()\nlet previousItem = Item()", .none),
    ("@IBOutlet var tabsView: PlayerTabsView!", .segments),
    ("let tabsView = UIScrollView()", .segments),
    ("var tableView: UITableView!", .none),
    ("var tabsViewColor = UIColor.gray", .none),
    (
      """
      func show() {
        let prevItem = toolbarItem(for: .previous)
        let nextItem = toolbarItem(for: .next)
        toolbarItems = [prevItem, nextItem]
      }
      """, .buttons
    ),
    ("func show() { let next = items[1]; let previous = items[0] }", .none),
  ]

  @Test(arguments: members.indices)
  func membersOfAController(_ index: Int) throws {
    let (members, expected) = Self.members[index]
    let code = """
      class ArticleController: UIPageViewController {
        \(members)
        override func viewDidLoad() { dataSource = self }
      }
      class App { let root = ArticleController() }
      """
    #expect(try turning(code) == expected)
  }

  @Test func theStyleOfPagesMayBeSetAroundATabView() throws {
    let found = try evidence(
      swift: """
        struct Tutorial: View {
          var body: some View {
            NavigationView {
              TabView(selection: $page) { FirstView(); SecondView() }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
          }
        }
        """)
    #expect(found.containers(.pageView).count == 1)
    #expect(found.containers(.tabBar).isEmpty)
  }

  @Test func theDataSourceListsThePages() throws {
    let found = try evidence(
      swift: """
        class SummaryController: UIViewController, UIPageViewControllerDataSource {
          let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          var parts: [UIViewController] = []
          override func viewDidLoad() {
            parts = [FirstController(), SecondController()]
            pager.dataSource = self
          }
        }
        class FirstController: UIViewController {}
        class SecondController: UIViewController {}
        """)
    let pages = try #require(found.containers(.pageView).first)
    #expect(pages.contents == ["FirstController", "SecondController"])
    #expect(pages.knowsAllTabs)
  }
}
