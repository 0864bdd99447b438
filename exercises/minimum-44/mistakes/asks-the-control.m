#import <UIKit/UIKit.h>

@interface IconBar : UIView
@end

@implementation IconBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit && hit != self) return hit;
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIControl *control in self.subviews.reverseObjectEnumerator) {
    if (![control isKindOfClass:[UIControl class]]) continue;
    UIView *hit = [control hitTest:[self convertPoint:point toView:control] withEvent:event];
    if (hit) return hit;
  }
  return hit;
}

@end
