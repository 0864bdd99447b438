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

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
