#import <UIKit/UIKit.h>

@interface Form : UIView <UIGestureRecognizerDelegate>
@end

@implementation Form

- (void)didMoveToWindow {
  [super didMoveToWindow];
  UITapGestureRecognizer *tap =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(putAway)];
  tap.delegate = self;
  [self addGestureRecognizer:tap];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch {
  if (![touch.view isKindOfClass:[UIControl class]]) return YES;
  return ![(UIControl *)touch.view isEnabled];
}

// Leave this as it is.
- (void)putAway {
  NSLog(@"keyboard away");
}

@end
