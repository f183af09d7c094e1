#import <UIKit/UIKit.h>

@interface TimerViewController : UIViewController
@property (nonatomic) UILabel *time;
@property (nonatomic) UIButton *start;
@end

@interface StopwatchViewController : UIViewController
@property (nonatomic) UILabel *time;
@end

@interface OvenViewController : UIViewController
@property (nonatomic) UISlider *degrees;
@end

@interface MeasuresViewController : UIViewController
@property (nonatomic) UITextField *grams;
@end

@interface MainTabBarController : UITabBarController
@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options {
  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
  self.window.rootViewController = [[MainTabBarController alloc] init];
  [self.window makeKeyAndVisible];
}

@end

@implementation MainTabBarController

- (void)viewDidLoad {
  [super viewDidLoad];
  UIViewController *timer = [[TimerViewController alloc] init];
  timer.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Timer"
                                                   image:[UIImage systemImageNamed:@"timer"]
                                                     tag:0];
  UIViewController *stopwatch = [[StopwatchViewController alloc] init];
  stopwatch.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Stopwatch"
                                                       image:[UIImage systemImageNamed:@"stopwatch.fill"]
                                                         tag:1];
  UIViewController *oven = [[OvenViewController alloc] init];
  oven.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Oven"
                                                  image:[UIImage imageNamed:@"tab-oven"]
                                                    tag:2];
  UIViewController *measures = [[MeasuresViewController alloc] init];
  measures.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Measures"
                                                      image:[UIImage imageNamed:@"tab-cup"]
                                                        tag:3];
  self.viewControllers = @[ timer, stopwatch, oven, measures ];
}

@end

@implementation TimerViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.time = [UILabel new];
  UIButton *reset = [UIButton buttonWithType:UIButtonTypeSystem];
  [reset setTitle:@"Reset" forState:UIControlStateNormal];
  [self.view addSubview:reset];
  self.start = [UIButton buttonWithType:UIButtonTypeSystem];
  [self.view addSubview:self.time];
  [self.view addSubview:self.start];
}

@end

@implementation StopwatchViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.time = [UILabel new];
  UIButton *lap = [UIButton buttonWithType:UIButtonTypeSystem];
  [lap setTitle:@"Lap" forState:UIControlStateNormal];
  [self.view addSubview:lap];
  [self.view addSubview:self.time];
}

@end

@implementation OvenViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.degrees = [UISlider new];
  [self.view addSubview:self.degrees];
}

@end

@implementation MeasuresViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.grams = [UITextField new];
  [self.view addSubview:self.grams];
}

@end
