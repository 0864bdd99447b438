#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  BOOL isNearX = fabs(point.x
      - CGRectGetMidX(self.bounds)) <= MAX(CGRectGetWidth(self.bounds), 44) / 2;
  BOOL isNearY = fabs(point.y
      - CGRectGetMidY(self.bounds)) <= MAX(CGRectGetHeight(self.bounds), 44) / 2;
  return isNearX || isNearY;
}

@end
