#import <UIKit/UIKit.h>

@interface PageViewController : UIViewController
@property (nonatomic, strong) UIWebView *page;
@end

@implementation PageViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.page = [[UIWebView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.page];
}

@end
