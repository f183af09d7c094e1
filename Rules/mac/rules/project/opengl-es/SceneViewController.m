#import <GLKit/GLKit.h>

@implementation SceneViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES3];
  [EAGLContext setCurrentContext:context];
}

@end
