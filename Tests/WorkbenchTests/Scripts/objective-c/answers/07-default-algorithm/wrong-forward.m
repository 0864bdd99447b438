#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || self.alpha < 0.01 || !self.userInteractionEnabled) {
    return nil;
  }
  if (![self pointInside:point withEvent:event]) {
    return nil;
  }
  for (UIView *v in self.subviews) {
    CGPoint p = [v convertPoint:point fromView:self];
    UIView *hit = [v hitTest:p withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
