#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit) return hit;
  if (self.hidden || !self.userInteractionEnabled) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
