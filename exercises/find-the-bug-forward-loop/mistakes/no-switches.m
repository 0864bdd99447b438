#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit) return hit;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint childPoint = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:childPoint withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
