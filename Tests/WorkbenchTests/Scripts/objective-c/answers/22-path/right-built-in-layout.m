#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer {
  UIBezierPath *_shape;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  UIBezierPath *path = [UIBezierPath bezierPath];
  [path moveToPoint:CGPointMake(CGRectGetMidX(self.bounds), 0)];
  [path addLineToPoint:CGPointMake(CGRectGetMaxX(self.bounds), CGRectGetMaxY(self.bounds))];
  [path addLineToPoint:CGPointMake(0, CGRectGetMaxY(self.bounds))];
  [path closePath];
  _shape = path;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  [self layoutIfNeeded];
  return [_shape containsPoint:point];
}

@end
