#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [self search:self at:point withEvent:event];
}

// The view in front among `view` and everything in it; `point` is in the coordinates of `view`.
- (UIView *)search:(UIView *)view at:(CGPoint)point withEvent:(UIEvent *)event {
  if (view.hidden || !view.userInteractionEnabled || view.alpha < 0.01) return nil;
  for (UIView *child in view.subviews.reverseObjectEnumerator) {
    UIView *hit = [self search:child at:[view convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  if (view != self && ![view isKindOfClass:[UIButton class]]) return nil;
  return [view pointInside:point withEvent:event] ? view : nil;
}

@end
