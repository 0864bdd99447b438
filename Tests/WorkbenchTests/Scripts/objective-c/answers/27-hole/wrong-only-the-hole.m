#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  static const CGFloat side = 14;
  CGRect hole = CGRectInset(self.bounds, side / 2, side / 2);
  return CGRectContainsPoint(hole, point);
}

@end
