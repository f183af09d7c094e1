#import <UIKit/UIKit.h>

@interface MailboxesViewController : UITableViewController
@end

@interface MessagesViewController : UITableViewController
@end

@interface MessageViewController : UIViewController
@property (nonatomic) UITextView *text;
@end

@interface ComposeViewController : UIViewController
@property (nonatomic) UITextField *recipient;
@property (nonatomic) UITextField *subject;
@property (nonatomic) UITextView *text;
@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)options {
  UISplitViewController *split = [[UISplitViewController alloc] init];
  split.viewControllers = @[
    [[UINavigationController alloc] initWithRootViewController:[MailboxesViewController new]],
    [[UINavigationController alloc] initWithRootViewController:[MessageViewController new]]
  ];
  self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
  self.window.rootViewController = split;
  [self.window makeKeyAndVisible];
}

@end

@implementation MailboxesViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Mailboxes";
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [self.navigationController pushViewController:[MessagesViewController new] animated:YES];
}

@end

@implementation MessagesViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Inbox";
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCompose
                                                    target:self
                                                    action:@selector(compose:)];
}

- (void)compose:(id)sender {
  UINavigationController *stack =
      [[UINavigationController alloc] initWithRootViewController:[ComposeViewController new]];
  [self presentViewController:stack animated:YES completion:nil];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  UINavigationController *message =
      [[UINavigationController alloc] initWithRootViewController:[MessageViewController new]];
  [self showDetailViewController:message sender:self];
}

@end

@implementation MessageViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Message";
  self.text = [UITextView new];
  self.text.editable = NO;
  [self.view addSubview:self.text];
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemReply
                                                    target:self
                                                    action:@selector(reply:)];
}

- (void)reply:(id)sender {
  [self.text scrollRangeToVisible:NSMakeRange(0, 0)];
}

@end

@implementation ComposeViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"New Message";
  self.recipient = [UITextField new];
  self.subject = [UITextField new];
  self.text = [UITextView new];
  [self.view addSubview:self.recipient];
  [self.view addSubview:self.subject];
  [self.view addSubview:self.text];
  self.navigationItem.leftBarButtonItem =
      [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                    target:self
                                                    action:@selector(cancel:)];
  self.navigationItem.rightBarButtonItem =
      [[UIBarButtonItem alloc] initWithTitle:@"Send"
                                       style:UIBarButtonItemStyleDone
                                      target:self
                                      action:@selector(send:)];
}

- (void)cancel:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

- (void)send:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

@end
