#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  if (distance > MIN(CGRectGetWidth(self.bounds),
                     CGRectGetHeight(self.bounds)) / 2) return self.superview;
  return [super hitTest:point withEvent:event];
}

@end
