#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit) return hit;
  for (UIView *sibling in self.superview.subviews.reverseObjectEnumerator) {
    if (sibling == self) continue;
    CGPoint p = [sibling convertPoint:point fromView:self];
    if ([sibling pointInside:p withEvent:event]) return sibling;
  }
  return self;
}

@end
