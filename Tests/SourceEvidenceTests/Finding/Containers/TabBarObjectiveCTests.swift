import Testing

@testable import SourceEvidence

struct TabBarObjectiveCTests {
  /// Ten and more years old, and newer: all show the titles One and Two.
  static let ways: [String: String] = [
    "before literals and automatic memory": """
    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
      OneViewController *one = [[[OneViewController alloc] initWithNibName:@"One" bundle:nil] autorelease];
      one.title = @"One";
      TwoViewController *two = [[[TwoViewController alloc] init] autorelease];
      UINavigationController *stack =
          [[[UINavigationController alloc] initWithRootViewController:two] autorelease];
      [stack setTabBarItem:[[[UITabBarItem alloc] initWithTitle:@"Two" image:nil tag:1] autorelease]];
      UITabBarController *bar = [[[UITabBarController alloc] init] autorelease];
      bar.viewControllers = [NSArray arrayWithObjects:one, stack, nil];
      self.window.rootViewController = bar;
      return YES;
    }
    @end
    """,
    "a mutable array": """
    @implementation AppDelegate
    - (void)makeTabs {
      NSMutableArray *all = [[NSMutableArray alloc] initWithCapacity:2];
      OneViewController *one = [OneViewController new];
      [one.tabBarItem setTitle:@"One"];
      [all addObject:one];
      TwoViewController *two = [TwoViewController new];
      two.tabBarItem.title = @"Two";
      [all addObject:two];
      self.bar = [[UITabBarController alloc] init];
      [self.bar setViewControllers:all animated:NO];
    }
    @end
    """,
    "a lazy getter": """
    @implementation AppDelegate
    - (UITabBarController *)bar {
      if (!_bar) {
        OneViewController *one = [[OneViewController alloc] init];
        one.title = @"One";
        TwoViewController *two = [[TwoViewController alloc] init];
        two.title = @"Two";
        _bar = [[UITabBarController alloc] init];
        [_bar setViewControllers:@[one, two]];
      }
      return _bar;
    }
    @end
    """,
    "children of a class": """
    @interface Tabs : UITabBarController
    @end
    @implementation Tabs
    - (void)viewDidLoad {
      [super viewDidLoad];
      [self addChild:[[OneViewController alloc] init] title:@"One"];
      [self addChild:[[TwoViewController alloc] init] title:@"Two"];
    }
    - (void)addChild:(UIViewController *)child title:(NSString *)title {
      child.tabBarItem.title = title;
      [self addChildViewController:child];
    }
    @end
    """,
    "a list of classes": """
    @implementation AppDelegate
    - (void)makeTabs {
      UITabBarController *bar = [[UITabBarController alloc] init];
      bar.viewControllers = @[
        [self make:[OneViewController class] title:@"One"],
        [self make:NSClassFromString(@"TwoViewController") title:@"Two"]
      ];
    }
    - (UIViewController *)make:(Class)type title:(NSString *)title {
      UIViewController *controller = [[type alloc] init];
      controller.tabBarItem = [[UITabBarItem alloc] initWithTitle:title image:nil selectedImage:nil];
      return controller;
    }
    @end
    """,
  ]

  @Test(arguments: ways.keys.sorted())
  func `tabs made by`(_ way: String) throws {
    let found = try evidence(objectiveC: try #require(Self.ways[way]))
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(tabs.titles == ["One", "Two"])
    #expect(tabs.contents == ["OneViewController", "TwoViewController"])
    #expect(tabs.confidence == .certain)
  }

  @Test func `standard items, images and keys`() throws {
    let found = try evidence(
      objectiveC: """
        static NSString * const kMain = @"Main";
        @implementation AppDelegate
        - (void)start {
          UIStoryboard *main = [UIStoryboard storyboardWithName:kMain bundle:nil];
          UIViewController *one = [main instantiateViewControllerWithIdentifier:@"One"];
          one.tabBarItem = [[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemMore tag:0];
          UIViewController *two = [main instantiateInitialViewController];
          two.title = NSLocalizedStringWithDefaultValue(@"two", @"Tabs", nil, @"Second", nil);
          two.tabBarItem.image = [UIImage imageNamed:@"two.png"];
          UIViewController *three = [[ThreeViewController alloc] init];
          three.title = LOC(@"three");
          self.bar.viewControllers = @[one, two, three];
        }
        @end
        @interface AppDelegate ()
        @property (nonatomic, strong) UITabBarController *bar;
        @end
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["@more", "Second", "three"])
    #expect(tabs.contents == ["Main#One", "Main#", "ThreeViewController"])
    #expect(tabs.images == ["-", "two.png", "-"])
    #expect(tabs.tabs[1].title == CodeText(literal: "Second", key: "two", table: "Tabs"))
    #expect(tabs.tabs[2].title?.key == "three")
    #expect(tabs.confidence == .likely)
  }

  @Test func `neither comments nor strings`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation AppDelegate
        - (void)start {
          // UITabBarController *bar = [[UITabBarController alloc] init];
          /* UISplitViewController *split = [[UISplitViewController alloc] init]; */
          NSLog(@"[[UITabBarController alloc] init] // \\"");
        #if 0
          UITabBarController *bar = [[UITabBarController alloc] init];
        #endif
        }
        @end
        """)
    #expect(found.containers == [])
  }
}
