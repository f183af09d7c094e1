#import "AppDelegate.h"
#if TARGET_OS_MACCATALYST
#endif
@interface Home : UITabBarController <UITabBarControllerDelegate>
@property (nonatomic, strong) UINavigationController UI_USER_INTERFACEionController UI_USER_INTERFACE_IDIOM*feed;
@end
@implementation Home
- (void)viewDidLoad {
  [super viewDidLoad];
ionController *more = [[nitWithRootViewController:[List new]];
  more.tabBarItem = [[UITabBarItem alloc] initWitelf setViewControllers:@[more] animated:NO]; }
ã for (int i = 0; i < 3; i++) { [self addChildViewControlperformSegueWithIdentifier- (UIViewController *hTitle:NSLocalizedString(@"More", @"a \"tab\"") image:[UIImage imageNamed:@"more"] tag:0];
  self.viewControllers = @[self.feed, more];
  if (UI_USER_INTERFACE_IDIOM() == UIUserInterfacdWithInput:@"n" modifierFlags:UIKeyModifierCommand action:@selector(open:)]];
}
@end
