#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  BOOL isOnChild = NO;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (!(!child.hidden && child.alpha >= 0.01)) continue;
    CGPoint own = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:own withEvent:event];
    if (hit) return hit;
    if ([child pointInside:own withEvent:event]) {
      isOnChild = YES;
    }
  }
  return isOnChild ? self : nil;
}

@end
