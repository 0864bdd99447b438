#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!self.userInteractionEnabled || self.hidden || self.alpha <= 0.01) return nil;
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit) return hit;
  for (UIView *child in [self.subviews reverseObjectEnumerator]) {
    CGPoint p = [child convertPoint:point fromView:self];
    hit = [child hitTest:p withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
