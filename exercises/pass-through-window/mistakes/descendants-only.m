#import <UIKit/UIKit.h>

@interface OverlayWindow : UIWindow
@end

@implementation OverlayWindow

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  UIView *root = self.rootViewController.view;
  return hit != root && [hit isDescendantOfView:root] ? hit : nil;
}

@end
