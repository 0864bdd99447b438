#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y - CGRectGetMidY(self.bounds)) <= 22;
}

@end
