#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (child.hidden || !child.userInteractionEnabled || child.alpha < 0.01) continue;
    for (UIView *grandchild in child.subviews.reverseObjectEnumerator) {
      CGPoint own = [self convertPoint:point toView:grandchild];
      UIView *hit = [grandchild hitTest:own withEvent:event];
      if (hit) return hit;
    }
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return [super hitTest:point withEvent:event];
}

@end
