#import <UIKit/UIKit.h>

@interface RoundImage : UIImageView
@end

@implementation RoundImage

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.userInteractionEnabled = YES;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  return distance <= MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2
         ? self : nil;
}

@end
