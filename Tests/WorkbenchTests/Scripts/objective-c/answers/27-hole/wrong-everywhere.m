#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  const CGRect hole = { { 10, 10 }, { 14, 14 } };
  return !CGRectContainsPoint(hole, point);
}

@end
