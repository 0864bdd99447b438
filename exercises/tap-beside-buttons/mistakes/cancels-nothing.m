#import <UIKit/UIKit.h>

@interface Form : UIView
@end

@implementation Form

- (void)didMoveToWindow {
  [super didMoveToWindow];
  UITapGestureRecognizer *tap =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(putAway)];
  tap.cancelsTouchesInView = NO;
  [self addGestureRecognizer:tap];
}

// Leave this as it is.
- (void)putAway {
  NSLog(@"keyboard away");
}

@end
