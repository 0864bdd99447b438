#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  for (int i = (int)self.subviews.count - 1; i >= 0; i--) {
    UIView *child = self.subviews[i];
    CGPoint p = CGPointMake(point.x - child.frame.origin.x, point.y - child.frame.origin.y);
    UIView *hit = [child hitTest:p withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
