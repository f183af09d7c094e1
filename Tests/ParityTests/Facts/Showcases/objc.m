#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) UIWindow *window;
@end

@interface MainTabBarController : UITabBarController
@end

@interface PlantsViewController : UITableViewController
@end

@interface PlantViewController : UITableViewController
@end

@interface NoteViewController : UIViewController
@end

@interface AlbumViewController : UICollectionViewController
@end

@interface PhotoViewController : UIViewController
@end

@interface SettingsViewController : UITableViewController
@end

@interface AddViewController : UIViewController
@end

@interface AccountViewController : UIViewController
@property (nonatomic) UITextField *name;
@property (nonatomic) UISwitch *isPublic;
@end

@interface SizeViewController : UIViewController
@property (nonatomic) UISlider *size;
@end

@interface WelcomePagesViewController : UIPageViewController <UIPageViewControllerDataSource>
@end

@interface PageViewController : UIViewController
@end

@interface MoreTabBarController : UITabBarController
@end

@interface BedsSplitViewController : UISplitViewController
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
  UINavigationController *plants =
      [[UINavigationController alloc] initWithRootViewController:[PlantsViewController new]];
  plants.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"All of My Plants"
                                                    image:[UIImage systemImageNamed:@"leaf"]
                                                      tag:0];
  UINavigationController *album =
      [[UINavigationController alloc] initWithRootViewController:[AlbumViewController new]];
  album.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Home"
                                                   image:[UIImage systemImageNamed:@"leaf"]
                                                     tag:1];
  UIViewController *settings = [[SettingsViewController alloc] init];
  settings.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Settings"
                                                      image:[UIImage systemImageNamed:@"gear"]
                                                        tag:2];
  UIViewController *add = [[AddViewController alloc] init];
  add.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Add"
                                                 image:[UIImage systemImageNamed:@"plus"]
                                                   tag:3];
  UIViewController *more = [[MoreTabBarController alloc] init];
  more.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Home" image:nil tag:4];
  UIViewController *beds = [[BedsSplitViewController alloc] init];
  beds.tabBarItem = [[UITabBarItem alloc] initWithTitle:nil
                                                  image:[UIImage systemImageNamed:@"square"]
                                                    tag:5];
  self.viewControllers = @[ plants, album, settings, add, more, beds ];
}

@end

@implementation PlantsViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Plants";
  self.navigationItem.leftBarButtonItem =
      [[UIBarButtonItem alloc] initWithImage:[UIImage systemImageNamed:@"gear"]
                                       style:UIBarButtonItemStylePlain
                                      target:self
                                      action:@selector(openAccount:)];
}

- (void)openAccount:(id)sender {
  UINavigationController *stack =
      [[UINavigationController alloc] initWithRootViewController:[AccountViewController new]];
  stack.modalPresentationStyle = UIModalPresentationFullScreen;
  [self presentViewController:stack animated:YES completion:nil];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [self.navigationController pushViewController:[PlantViewController new] animated:YES];
}

@end

@implementation PlantViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Plant";
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  NoteViewController *note = [NoteViewController new];
  note.hidesBottomBarWhenPushed = YES;
  [self.navigationController pushViewController:note animated:YES];
}

@end

@implementation NoteViewController

- (void)showSize:(id)sender {
  SizeViewController *size = [SizeViewController new];
  size.modalPresentationStyle = UIModalPresentationPopover;
  [self presentViewController:size animated:YES completion:nil];
}

- (void)showPhoto:(id)sender {
  PhotoViewController *photo = [PhotoViewController new];
  photo.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
  [self presentViewController:photo animated:YES completion:nil];
}

@end

@implementation AlbumViewController

- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath {
  [self.navigationController pushViewController:[PhotoViewController new] animated:YES];
}

@end

@implementation PhotoViewController
@end

@implementation SettingsViewController
@end

@implementation AddViewController
@end

@implementation AccountViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Account";
  self.name = [UITextField new];
  self.isPublic = [UISwitch new];
  [self.view addSubview:self.name];
  [self.view addSubview:self.isPublic];
  self.navigationItem.leftBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                    target:self
                                                    action:@selector(cancel:)];
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave
                                                    target:self
                                                    action:@selector(save:)];
}

- (void)cancel:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)save:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)showWelcome:(id)sender {
  [self presentViewController:[WelcomePagesViewController new] animated:YES completion:nil];
}

@end

@implementation SizeViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.size = [UISlider new];
  [self.view addSubview:self.size];
}

@end

@implementation WelcomePagesViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.dataSource = self;
  [self setViewControllers:@[ [PageViewController new] ]
                 direction:UIPageViewControllerNavigationDirectionForward
                  animated:NO
                completion:nil];
}

- (UIViewController *)pageViewController:(UIPageViewController *)pages
      viewControllerBeforeViewController:(UIViewController *)page {
  return [PageViewController new];
}

- (UIViewController *)pageViewController:(UIPageViewController *)pages
       viewControllerAfterViewController:(UIViewController *)page {
  return [PageViewController new];
}

@end

@implementation PageViewController
@end

@implementation MoreTabBarController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.viewControllers = @[ [NoteViewController new], [PhotoViewController new] ];
}

@end

@implementation BedsSplitViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.viewControllers = @[
    [[UINavigationController alloc] initWithRootViewController:[PlantsViewController new]],
    [[UINavigationController alloc] initWithRootViewController:[NoteViewController new]]
  ];
}

@end
