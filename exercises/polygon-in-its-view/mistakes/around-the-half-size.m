#import <UIKit/UIKit.h>

@interface SignView : UIView
// The corners, as parts of the width and the height: an arrow to the right.
@property (nonatomic, copy, nonnull) NSArray<NSValue *> *corners;
// How far the polygon is turned, in radians.
@property (nonatomic) CGFloat tilt;
@end

@implementation SignView

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _tilt = 0.5;
    _corners = @[
      [NSValue valueWithCGPoint:CGPointMake(0, 0.3)], [NSValue valueWithCGPoint:CGPointMake(0.5, 0.3)],
      [NSValue valueWithCGPoint:CGPointMake(0.5, 0)], [NSValue valueWithCGPoint:CGPointMake(1, 0.5)],
      [NSValue valueWithCGPoint:CGPointMake(0.5, 1)], [NSValue valueWithCGPoint:CGPointMake(0.5, 0.7)],
      [NSValue valueWithCGPoint:CGPointMake(0, 0.7)]
    ];
  }
  return self;
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect bounds = self.bounds;
  UIBezierPath *path = [UIBezierPath bezierPath];
  for (NSValue *value in self.corners) {
    CGPoint corner = value.CGPointValue;
    CGPoint place = CGPointMake(CGRectGetMinX(bounds) + corner.x * bounds.size.width,
                                CGRectGetMinY(bounds) + corner.y * bounds.size.height);
    if (path.isEmpty) {
      [path moveToPoint:place];
    } else {
      [path addLineToPoint:place];
    }
  }
  [path closePath];
  CGFloat x = bounds.size.width / 2;
  CGFloat y = bounds.size.height / 2;
  CGAffineTransform turn = CGAffineTransformMakeTranslation(x, y);
  turn = CGAffineTransformRotate(turn, self.tilt);
  [path applyTransform:CGAffineTransformTranslate(turn, -x, -y)];
  return [path containsPoint:point];
}

@end
