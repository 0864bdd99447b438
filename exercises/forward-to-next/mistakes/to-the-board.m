#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event] == nil ? nil : self.superview;
}

// Leave these as they are.
- (void)press {
  NSLog(@"pressed");
}

- (void)follow {
  NSLog(@"followed");
}

- (void)finish {
  NSLog(@"finished");
}

@end
