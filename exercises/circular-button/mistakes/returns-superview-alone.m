#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return self.superview;
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  return distance <= MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2
         ? self : nil;
}

@end
