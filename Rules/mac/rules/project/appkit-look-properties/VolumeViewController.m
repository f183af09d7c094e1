#import <UIKit/UIKit.h>

@implementation VolumeViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  UISlider *slider = [[UISlider alloc] initWithFrame:CGRectZero];
  slider.minimumValueImage = [UIImage imageNamed:@"quiet"];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  [button setTitle:@"Play" forState:UIControlStateNormal];
  [button setTitle:@"Pause" forState:UIControlStateSelected];
  [self.view addSubview:slider];
  [self.view addSubview:button];
}

@end
