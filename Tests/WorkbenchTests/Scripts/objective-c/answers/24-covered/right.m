#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *under = self.superview.subviews.firstObject;
  if (!under.hidden) {
    UIView *hit = [under hitTest:[self convertPoint:point toView:under] withEvent:event];
    if (hit) return hit;
  }
  return [super hitTest:point withEvent:event];
}

@end
