#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  if (![self pointInside:point withEvent:event]) return nil;
  for (UIView *child in self.subviews) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
