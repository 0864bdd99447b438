#import <UIKit/UIKit.h>

@interface Form : UIView
@end

@implementation Form

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self putAway];
}

// Leave this as it is.
- (void)putAway {
  NSLog(@"keyboard away");
}

@end
