import Testing

@testable import SourceEvidence

struct ContainerTests {
  @Test func `columns of a split view`() throws {
    let found = try evidence(
      inMethod: """
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(SidebarViewController(), for: .primary)
        split.setViewController(
          UINavigationController(rootViewController: ListViewController()), for: .supplementary)
        split.setViewController(UIHostingController(rootView: DetailView()), for: .secondary)
        split.setViewController(CompactTabs(), for: .compact)
        """)
    let split = try #require(found.containers(.splitView).first)
    #expect(split.style == "tripleColumn")
    #expect(
      split.columns.mapValues(\.className) == [
        .primary: "SidebarViewController", .supplementary: "ListViewController",
        .secondary: "DetailView", .compact: "CompactTabs",
      ])
    #expect(split.columns[.secondary]?.isSwiftUI == true)
    #expect(
      found.markers(.column).map(\.detail) == ["primary", "supplementary", "secondary", "compact"])
    #expect(found.markers(.splitViewStyle).map(\.detail) == ["tripleColumn"])
  }

  @Test func `stacks of one class are distinguished by the code that creates them`() throws {
    let found = try evidence(
      swift: """
        class Nav: UINavigationController {
          override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
          }
        }
        final class Filled: UINavigationController {
          init() { super.init(rootViewController: Home()) }
        }
        class Bar: UITabBarController {
          override func viewDidLoad() {
            viewControllers = [
              Nav(rootViewController: Home()), Nav(rootViewController: Profile()),
              Nav(rootViewController: unknown()), Filled(),
            ]
          }
        }
        class Home: UIViewController {}
        class Profile: UIViewController {}
        """)
    let stacks = found.containers(.navigationStack)
    #expect(stacks.map(\.name) == ["Filled", nil, nil, nil])
    #expect(stacks.map(\.contents) == [["Home"], ["Home"], ["Profile"], ["-"]])
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.contents == ["Home", "Profile", "Nav", "Home"])
  }

  @Test func `a split view of its own class`() throws {
    let found = try evidence(
      swift: """
        final class Split: UISplitViewController {
          init() {
            super.init(style: .doubleColumn)
            preferredDisplayMode = .oneBesideSecondary
            preferredSplitBehavior = .tile
            primaryBackgroundStyle = .sidebar
          }
          override func viewDidLoad() { setViewController(ListViewController(), for: .primary) }
        }
        """)
    let split = try #require(found.container(ofClass: "Split"))
    #expect(split.style == "doubleColumn")
    #expect(split.columns[.primary]?.className == "ListViewController")
    #expect(found.markers(.splitViewStyle).map(\.detail) == ["doubleColumn"])
    #expect(found.markers(.displayMode).map(\.detail) == ["oneBesideSecondary"])
    #expect(found.markers(.splitBehavior).map(\.detail) == ["tile"])
    #expect(found.markers(.sidebarBackground).count == 1)
  }

  @Test func `a classic split view in Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation AppDelegate
        - (void)start {
          if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) {
            MasterViewController *master = [[MasterViewController alloc] init];
            UINavigationController *left = [[UINavigationController alloc] initWithRootViewController:master];
            DetailViewController *detail = [[DetailViewController alloc] init];
            UISplitViewController *split = [[UISplitViewController alloc] init];
            split.viewControllers = [NSArray arrayWithObjects:left, detail, nil];
            self.window.rootViewController = split;
          }
        }
        @end
        """)
    let split = try #require(found.containers(.splitView).first)
    #expect(split.columns[.primary]?.className == "MasterViewController")
    #expect(split.columns[.secondary]?.className == "DetailViewController")
    #expect(split.conditions == [.padIdiom, .touchIdiom])
    #expect(split.style == nil)
  }

  @Test func `pages`() throws {
    let found = try evidence(
      swift: """
        class Tour: UIPageViewController {
          lazy var steps: [UIViewController] = [FirstViewController(), SecondViewController()]
          override func viewDidLoad() {
            setViewControllers([steps[0]], direction: .forward, animated: false)
            let dots = UIPageControl(frame: .zero)
          }
        }
        """)
    #expect(
      found.container(ofClass: "Tour")?.contents == ["FirstViewController", "SecondViewController"])
    #expect(found.containers(.pageControl).count == 1)
    #expect(found.markers(.forbiddenControl).map(\.detail) == ["UIPageControl"])
  }

  @Test func `stacks and segments`() throws {
    let found = try evidence(
      inMethod: """
        let stack = UINavigationController(rootViewController: RootViewController())
        let filter = UISegmentedControl(items: ["All", NSLocalizedString("new", comment: "")])
        """)
    #expect(found.containers(.navigationStack).map(\.contents) == [["RootViewController"]])
    #expect(found.containers(.segmentedControl).map(\.titles) == [["All", "new"]])
  }

  @Test func `tabs given to a tab bar of a storyboard`() throws {
    let found = try evidence(
      inMethod: """
        let main = UIStoryboard(name: "Main", bundle: nil)
        let bar = main.instantiateViewController(withIdentifier: "Bar") as! UITabBarController
        bar.viewControllers = [container.resolve(OneViewController.self)!]
        let next: TwoViewController = main.make()
        bar.viewControllers?.append(next)
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(tabs.scene?.described == "Main#Bar")
    #expect(tabs.contents == ["OneViewController", "TwoViewController"])
    #expect(tabs.confidence == .likely)
  }

  @Test func `segments added one by one`() throws {
    let found = try evidence(
      inMethod: """
        let filter = UISegmentedControl()
        filter.insertSegment(withTitle: "One", at: 0, animated: false)
        filter.insertSegment(withTitle: "Two", at: 1, animated: false)
        """)
    #expect(found.containers(.segmentedControl).map(\.titles) == [["One", "Two"]])
  }

  @Test func `a function that an initializer calls adds segments once`() throws {
    let found = try evidence(
      swift: """
        class Header: UIView {
          let filter = UISegmentedControl()
          init() { super.init(frame: .zero); setUp() }
          func setUp() {
            filter.insertSegment(withTitle: "One", at: 0, animated: false)
            filter.insertSegment(withTitle: "Two", at: 1, animated: false)
          }
        }
        """)
    #expect(found.containers(.segmentedControl).map(\.titles) == [["One", "Two"]])
  }

  @Test func `a class that others inherit from is no container`() throws {
    let found = try evidence(
      swift: """
        class Base: UINavigationController {}
        class Left: Base {}
        class Right: Base {}
        """)
    #expect(found.containers.map(\.name) == ["Left", "Right"])
  }
}
