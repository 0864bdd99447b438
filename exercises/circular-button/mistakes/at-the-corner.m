#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  CGFloat dx = point.x - CGRectGetMinX(self.bounds) - radius;
  CGFloat dy = point.y - CGRectGetMinY(self.bounds) - radius;
  return dx * dx + dy * dy <= radius * radius;
}

@end
