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
  UIBezierPath *triangle = [UIBezierPath bezierPath];
  [triangle moveToPoint:CGPointMake(0, 0)];
  [triangle addLineToPoint:CGPointMake(70, 40)];
  [triangle addLineToPoint:CGPointMake(0, 80)];
  [triangle closePath];
  return [triangle containsPoint:point];
}

@end
