#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [self search:child at:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return [self pointInside:point withEvent:event] ? self : nil;
}

- (UIView *)search:(UIView *)view at:(CGPoint)point withEvent:(UIEvent *)event {
  if (view.hidden || !view.userInteractionEnabled || view.alpha < 0.01) return nil;
  for (UIView *child in view.subviews) {
    UIView *hit = [self search:child at:[view convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return [view pointInside:point withEvent:event] ? view : nil;
}

@end
