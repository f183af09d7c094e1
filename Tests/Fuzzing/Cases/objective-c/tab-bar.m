#import "AppDelegate.h"
#if TARGET_OS_MACCATALYST
#endif
@interface Home : UITabBarController <UITabBarControllerDelegate>
@property (nonatomic, strong) UINavigationController *feed;
@end
@implementation Home
- (void)viewDidLoad {
  [super viewDidLoad];
  UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
  self.feed = [board instantiateViewControllerWithIdentifier:@"feed"];
  UINavigationController *more = [[UINavigationController alloc] initWithRootViewController:[List new]];
  more.tabBarItem = [[UITabBarItem alloc] initWithTitle:NSLocalizedString(@"More", @"a \"tab\"") image:[UIImage imageNamed:@"more"] tag:1];
  self.viewControllers = @[self.feed, more];
  if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { [self setViewControllers:@[more] animated:NO]; }
  for (int i = 0; i < 3; i++) { [self addChildViewController:[self pageAt:i]]; }
}
- (UIViewController *)pageAt:(int)index { return index ? self.feed : nil; }
- (void)open:(id)sender {
  [self presentViewController:self.feed animated:YES completion:^{ [self performSegueWithIdentifier:@"done" sender:sender]; }];
}
- (NSArray<UIKeyCommand *> *)keyCommands {
  return @[[UIKeyCommand keyCommandWithInput:@"n" modifierFlags:UIKeyModifierCommand action:@selector(open:)]];
}
@end
