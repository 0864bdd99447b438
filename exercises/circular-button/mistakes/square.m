#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return fabs(point.x - CGRectGetMidX(self.bounds)) < radius
         && fabs(point.y - CGRectGetMidY(self.bounds)) < radius;
}

@end
