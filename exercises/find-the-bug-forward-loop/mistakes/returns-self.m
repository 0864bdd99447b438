#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint childPoint = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:childPoint withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
