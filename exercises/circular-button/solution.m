#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - CGRectGetMidX(self.bounds);
  CGFloat dy = point.y - CGRectGetMidY(self.bounds);
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return dx * dx + dy * dy <= radius * radius;
}

@end
