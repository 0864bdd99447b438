#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIBezierPath *path = [UIBezierPath bezierPath];
  [path moveToPoint:CGPointMake(CGRectGetMidX(self.bounds), 0)];
  [path addLineToPoint:CGPointMake(CGRectGetMaxX(self.bounds), CGRectGetMaxY(self.bounds))];
  [path addLineToPoint:CGPointMake(0, CGRectGetMaxY(self.bounds))];
  [path closePath];
  return [path containsPoint:point];
}

@end
