#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.1) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return CGRectContainsPoint(self.bounds, point) ? self : nil;
}

@end
