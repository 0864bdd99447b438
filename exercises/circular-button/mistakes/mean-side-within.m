#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if (!CGRectContainsPoint(self.bounds, point)) return NO;
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  return distance <= (CGRectGetWidth(self.bounds) + CGRectGetHeight(self.bounds)) / 4;
}

@end
