#import <UIKit/UIKit.h>

@interface OverlayWindow : UIWindow
@end

@implementation OverlayWindow

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *root = self.rootViewController.view;
  for (UIView *child in [root.subviews reverseObjectEnumerator]) {
    CGPoint inChild = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:inChild withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
