#import <UIKit/UIKit.h>

@interface Ring : UIControl
@end

@implementation Ring

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return distance <= radius && distance >= radius - 40;
}

@end

@interface PlayButton : UIButton
@end

@implementation PlayButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat x = (point.x - CGRectGetMinX(self.bounds)) / CGRectGetWidth(self.bounds);
  CGFloat y = (point.y - CGRectGetMinY(self.bounds)) / CGRectGetHeight(self.bounds);
  return x >= 0 && fabs(y - 0.5) <= (1 - x) / 2 ? self : nil;
}

@end
