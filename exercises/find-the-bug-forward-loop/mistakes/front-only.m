#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  UIView *child = self.subviews.lastObject;
  if (child) {
    CGPoint childPoint = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:childPoint withEvent:event];
    if (hit) return hit;
  }
  return [self pointInside:point withEvent:event] ? self : nil;
}

@end
