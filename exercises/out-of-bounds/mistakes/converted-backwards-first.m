#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[child convertPoint:point toView:self] withEvent:event];
    if (hit) return hit;
  }
  return [super hitTest:point withEvent:event];
}

@end
