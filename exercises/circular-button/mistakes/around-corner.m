#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return hypot(point.x - CGRectGetMinX(self.bounds), point.y
         - CGRectGetMinY(self.bounds)) <= radius;
}

@end
