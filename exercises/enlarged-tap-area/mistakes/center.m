#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return fabs(point.x - self.center.x) <= 22 && fabs(point.y - self.center.y) <= 22;
}

@end
