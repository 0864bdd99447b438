#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint childPoint = [self convertPoint:point toView:child];
    if ([child pointInside:childPoint withEvent:event]) return child;
  }
  return [self pointInside:point withEvent:event] ? self : nil;
}

@end
