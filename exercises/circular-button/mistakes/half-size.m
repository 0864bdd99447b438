#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - CGRectGetWidth(self.bounds) / 2;
  CGFloat dy = point.y - CGRectGetHeight(self.bounds) / 2;
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return dx * dx + dy * dy <= radius * radius;
}

@end
