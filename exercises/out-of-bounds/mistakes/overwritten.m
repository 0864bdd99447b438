#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  UIView *found = CGRectContainsPoint(self.bounds, point) ? self : nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    found = [child hitTest:[self convertPoint:point toView:child] withEvent:event] ?: found;
  }
  return found;
}

@end
