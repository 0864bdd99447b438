#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.frame), CGRectGetHeight(self.frame)) / 2;
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y
         - CGRectGetMidY(self.bounds)) <= radius;
}

@end
