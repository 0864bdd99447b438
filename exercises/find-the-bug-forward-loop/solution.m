#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  // 1. Can this view be touched at all?
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  // 2. Ask the subviews from the front to the back, also those that stick out.
  for (UIView *childView in self.subviews.reverseObjectEnumerator) {
    CGPoint childPoint = [self convertPoint:point toView:childView];
    UIView *hit = [childView hitTest:childPoint withEvent:event];
    if (hit) return hit;
  }
  // 3. No subview wants the touch: this view gets it, but only where it is.
  return [self pointInside:point withEvent:event] ? self : nil;
}

@end
