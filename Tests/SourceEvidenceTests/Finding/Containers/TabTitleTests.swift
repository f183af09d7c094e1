import Testing

@testable import SourceEvidence

/// Titles of tabs that code spells in less common ways.
struct TabTitleTests {
  @Test func theTabsOfCasesHaveTheirOwnTitlesAndViews() throws {
    let found = try evidence(
      swift: """
        enum Place: CaseIterable {
          case home, feed
          var title: String { switch self { case .home: "Home"; case .feed: "Feed" } }
          func label() -> Label<Text, Image> { Label(title, systemImage: "circle") }
        }
        struct RootView: View {
          var body: some View {
            TabView {
              ForEach(Place.allCases) { place in
                Group {
                  switch place {
                  case .home: HomeView()
                  case .feed: FeedView()
                  }
                }
                .tabItem(place.label)
              }
            }
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Feed"])
    #expect(tabs.contents == ["HomeView", "FeedView"])
    #expect(tabs.knowsAllTabs)
  }

  @Test func theLabelOfACaseIsItsOwn() throws {
    let found = try evidence(
      swift: """
        enum Place {
          case home, feed
          @ViewBuilder var label: some View {
            switch self {
            case .home: Label("Home", systemImage: "house")
            case .feed: Label("Feed", systemImage: "list.bullet")
            }
          }
        }
        struct RootView: View {
          var body: some View {
            TabView {
              HomeView().tabItem { Place.home.label }
              FeedView().tabItem { Place.feed.label }
            }
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home", "Feed"])
  }

  @Test func tabsForIPhoneOnlyAreLeftOut() throws {
    let found = try evidence(
      swift: """
        struct RootView: View {
          var body: some View {
            TabView {
              Tab("Home", systemImage: "house") { HomeView() }
              if #available(iOS 26, *), UIDevice.current.userInterfaceIdiom == .phone {
                Tab("Search", systemImage: "magnifyingglass") { SearchView() }
              }
            }
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home"])
  }

  @Test func aPropertyOfTextsMayLookThemUp() throws {
    let found = try evidence(
      swift: """
        extension String {
          var found: String {
            let text = NSLocalizedString(self, comment: "")
            if text != self { return text }
            if let other = Bundle.other?.text(self) { return other } else { return self }
          }
        }
        struct RootView: View {
          var body: some View { TabView { Tab("tab.home".found, systemImage: "house") { HomeView() } } }
        }
        """)
    let title = try #require(found.containers(.tabBar).first?.tabs.first?.title)
    #expect(title.key == "tab.home")
    #expect(title.literal == nil)
  }

  @Test func ofTwoSidesOneMakesTheTabs() throws {
    let found = try evidence(
      swift: """
        class MainTabs: UITabBarController {
          override func viewDidLoad() {
            var screens = [screen("Video")]
            if #available(iOS 18, *), !sidebar.isHidden {
              screens += [screen("Artists"), screen("Songs"), screen("Lists")]
            } else {
              screens.append(screen("Audio"))
              screens.append(screen("Lists"))
            }
            viewControllers = screens
          }
          func screen(_ title: String) -> UIViewController {
            let screen = UIViewController()
            screen.title = title
            return screen
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Video", "Artists", "Songs", "Lists"])
    #expect(!tabs.knowsAllTabs)
  }

  @Test func aClassMayHaveAnotherNameInObjectiveC() throws {
    let found = try evidence([
      "Tabs.swift": """
      @objc(XYTabs) class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [HomeViewController()] }
      }
      class HomeViewController: UIViewController {}
      """,
      "AppDelegate.m": """
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)o {
        self.window.rootViewController = [XYTabs new];
        return YES;
      }
      @end
      """,
    ])
    #expect(found.containers(.tabBar).map(\.name) == ["Tabs"])
    #expect(found.containers(.tabBar).first?.root != nil)
  }

  @Test func screensNameTheirOwnItems() throws {
    let found = try evidence(
      objectiveC: """
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        - (instancetype)initWithCoder:(NSCoder *)coder {
          self = [super initWithCoder:coder];
          self.navigationController.tabBarItem.title = NSLocalizedString(@"Home", nil);
          return self;
        }
        @end
        @interface ListViewController : UIViewController
        @end
        @implementation ListViewController
        - (void)awakeFromNib {
          self.title = @"Lists";
          [self.tabBarItem setBadgeValue:@"1"];
        }
        @end
        """)
    #expect(found.tabItems.map(\.className) == ["HomeViewController", "ListViewController"])
    #expect(found.tabItems.map(\.text?.readable) == ["Home", "Lists"])
    #expect(found.tabItems.map(\.isOfItem) == [true, false])
  }

  /// Texts that are written out where SwiftUI looks them up, and what can be read without a table.
  @Test(
    arguments: [
      ("Home", "Home"), ("Search & more…", "Search & more…"), ("library_title", nil),
      ("tab.home", nil), ("Done.", "Done."),
    ] as [(String, String?)])
  func aTextThatIsItsOwnKeyIsReadableUnlessItCanOnlyBeAKey(text: String, readable: String?) {
    #expect(CodeText(literal: text, key: text).readable == readable)
  }

  /// Keys of texts that are only in a table, and what can be read without it.
  @Test(
    arguments: [
      ("Home", "Home"), ("Refresh all...", "Refresh all..."), ("Share…", "Share…"),
      ("Open iCloud Settings", "Open iCloud Settings"), ("Import / Export", "Import / Export"),
      ("HomeTitle", nil), ("Home.title", nil), ("home screen", nil), ("TITLE", nil),
    ] as [(String, String?)])
  func aKeyOfWordsIsReadable(key: String, readable: String?) {
    #expect(CodeText(key: key).readable == readable)
  }

  /// The items come from a function whose branches are undecided, so each may be any case.
  @Test func ofSeveralPossibleCasesNoneIsKnown() throws {
    let found = try evidence(
      swift: """
        enum Place: CaseIterable {
          case home, feed
          var title: String { switch self { case .home: return "Home"; case .feed: return "Feed" } }
        }
        struct RootView: View {
          var body: some View {
            TabView {
              ForEach([0, 1].compactMap { place(at: $0) }) { place in
                PlaceView(place).tabItem { Text(place.title) }
              }
              MenuView().tabItem { Text("Menu") }
            }
          }
          func place(at position: Int) -> Place? {
            for place in Place.allCases {
              if stored(place) == position { return place }
            }
            return nil
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["-", "-", "Menu"])
  }

  @Test(arguments: [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "String",
  ])
  func aLiteralIsAKeyIfItsTypeSaysSo(type: String) throws {
    let found = try evidence(
      swift: """
        enum Place {
          case home
          var title: \(type) {
            switch self {
            case .home: return "places.home"
            }
          }
        }
        struct RootView: View {
          var body: some View {
            TabView { HomeView().tabItem { Text(Place.home.title) } }
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first?.tabs)
    #expect(tabs.map(\.title?.key) == [type == "String" ? nil : "places.home"])
  }

  @Test func aTabWithoutATitleHasItsAccessibilityLabel() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let home = HomeViewController()
            home.tabBarItem.accessibilityLabel = "Home"
            let feed = FeedViewController()
            feed.accessibilityLabel = "Feed"
            let list = ListViewController()
            list.accessibilityLabel = "Spoken"
            list.title = "List"
            viewControllers = [home, feed, list]
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home", "Feed", "List"])
  }

  @Test(arguments: [("do", false), ("if !isOnline", true)])
  func anItemThatIsDisabledUnderAConditionMayBeEnabled(head: String, isEnabled: Bool) throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          var isOnline = true
          override func viewDidLoad() {
            let home = HomeViewController()
            home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            \(head) { home.tabBarItem.isEnabled = false }
            viewControllers = [home]
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).tabs.map(\.isEnabled) == [isEnabled])
  }

  @Test func aTypeInANamespaceIsMade() throws {
    let found = try evidence(
      swift: """
        enum Home {}
        enum Map {}
        extension Home { class Screen: UIViewController {} }
        extension Map { class Screen: UIViewController {} }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let home = Home.Screen()
            home.title = "Home"
            let map = Map.Screen()
            map.title = "Map"
            viewControllers = [UINavigationController(rootViewController: home), map]
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Map"])
    #expect(tabs.contents == ["Home.Screen", "Map.Screen"])
  }
}
