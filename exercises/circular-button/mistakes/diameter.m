#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - CGRectGetMidX(self.bounds);
  CGFloat dy = point.y - CGRectGetMidY(self.bounds);
  return dx * dx + dy * dy <= CGRectGetWidth(self.bounds) * CGRectGetWidth(self.bounds);
}

@end
