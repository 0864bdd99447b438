#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  CGFloat radius = MAX(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return [super pointInside:point withEvent:event] && distance <= radius;
}

@end
