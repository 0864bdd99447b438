#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return hypot(point.x - self.center.x, point.y - self.center.y) <= self.bounds.size.width / 2;
}

@end
