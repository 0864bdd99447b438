#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return fabs(point.x - CGRectGetMidX(self.bounds)) <= 22
         && fabs(point.y - CGRectGetMidY(self.bounds)) <= 22;
}

@end
