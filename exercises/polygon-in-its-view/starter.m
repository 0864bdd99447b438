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

// Only the polygon that is seen may be touched.

@end
