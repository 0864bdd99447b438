#import <UIKit/UIKit.h>

@interface IconBar : UIView
@end

@implementation IconBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit && hit != self) return hit;
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *control in self.subviews.reverseObjectEnumerator) {
    if (![control isKindOfClass:[UIControl class]]) continue;
    if (control.hidden || !control.userInteractionEnabled || control.alpha < 0.01) continue;
    CGFloat dx = MAX(40 - CGRectGetWidth(control.bounds), 0) / 2;
    CGFloat dy = MAX(40 - CGRectGetHeight(control.bounds), 0) / 2;
    CGRect area = CGRectInset(control.bounds, -dx, -dy);
    if (CGRectContainsPoint(area, [self convertPoint:point toView:control])) return control;
  }
  return hit;
}

@end
