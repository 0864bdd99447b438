#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = hypot(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y
         - CGRectGetMidY(self.bounds)) <= radius;
}

@end
