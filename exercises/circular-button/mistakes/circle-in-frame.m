#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGPoint other = [self convertPoint:point toView:self.superview];
  CGFloat radius = MIN(CGRectGetWidth(self.frame), CGRectGetHeight(self.frame)) / 2;
  return hypot(other.x - CGRectGetMidX(self.frame), other.y - CGRectGetMidY(self.frame)) <= radius;
}

@end
