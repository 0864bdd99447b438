#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.1) return nil;
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y
         - CGRectGetMidY(self.bounds)) <= radius ? self : nil;
}

@end
