#import <UIKit/UIKit.h>

@interface Ring : UIControl
@end

@implementation Ring

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return [super pointInside:point withEvent:event] && distance >= radius - 40;
}

@end

@interface PlayButton : UIButton
@end

@implementation PlayButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIBezierPath *triangle = [UIBezierPath bezierPath];
  [triangle moveToPoint:CGPointMake(CGRectGetMinX(self.bounds), CGRectGetMinY(self.bounds))];
  [triangle addLineToPoint:CGPointMake(CGRectGetMaxX(self.bounds), CGRectGetMidY(self.bounds))];
  [triangle addLineToPoint:CGPointMake(CGRectGetMinX(self.bounds), CGRectGetMaxY(self.bounds))];
  [triangle closePath];
  return [triangle containsPoint:point];
}

@end
