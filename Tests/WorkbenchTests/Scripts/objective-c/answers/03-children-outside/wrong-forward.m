#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    CGPoint p = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:p withEvent:event];
    if (hit) return hit;
  }
  return [super hitTest:point withEvent:event];
}

@end
