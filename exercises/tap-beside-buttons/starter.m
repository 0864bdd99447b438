#import <UIKit/UIKit.h>

@interface Form : UIView
@end

@implementation Form

// UIKit calls this when the view comes into a window: a good moment to add a recognizer, once.
- (void)didMoveToWindow {
  [super didMoveToWindow];
  UITapGestureRecognizer *tap =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(putAway)];
  [self addGestureRecognizer:tap];
}

// Leave this as it is.
- (void)putAway {
  NSLog(@"keyboard away");
}

@end
