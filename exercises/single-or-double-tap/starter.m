#import <UIKit/UIKit.h>

@interface Photo : UIView
@end

@implementation Photo

// UIKit calls this when the view comes into a window: a good moment to add recognizers, once.
- (void)didMoveToWindow {
  [super didMoveToWindow];
}

// Leave these two as they are.
- (void)showBars {
  NSLog(@"bars");
}

- (void)zoom {
  NSLog(@"zoom");
}

@end
