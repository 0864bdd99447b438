#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  CGFloat dx = MAX(44 - CGRectGetWidth(self.bounds), 0) / 2;
  CGFloat dy = MAX(44 - CGRectGetHeight(self.bounds), 0) / 2;
  return CGRectContainsPoint(CGRectInset(self.bounds, -dx, -dy), point) ? self : self.superview;
}

@end
