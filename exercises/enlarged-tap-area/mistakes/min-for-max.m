#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = MIN(CGRectGetWidth(self.bounds), 44) / 2;
  CGFloat dy = MIN(CGRectGetHeight(self.bounds), 44) / 2;
  return fabs(point.x - CGRectGetMidX(self.bounds)) <= dx
         && fabs(point.y - CGRectGetMidY(self.bounds)) <= dy;
}

@end
