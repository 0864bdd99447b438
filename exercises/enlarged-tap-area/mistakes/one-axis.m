#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return fabs(point.x - CGRectGetMidX(self.bounds)) <= MAX(CGRectGetWidth(self.bounds), 44) / 2;
}

@end
