#import <UIKit/UIKit.h>

@interface Form : UIView
@end

@implementation Form

- (void)didMoveToWindow {
  [super didMoveToWindow];
  self.userInteractionEnabled = YES;
}

// Leave this as it is.
- (void)putAway {
  NSLog(@"keyboard away");
}

@end
