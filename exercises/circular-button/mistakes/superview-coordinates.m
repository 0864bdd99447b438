#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - self.center.x;
  CGFloat dy = point.y - self.center.y;
  CGFloat radius = CGRectGetWidth(self.bounds) / 2;
  return dx * dx + dy * dy <= radius * radius;
}

@end
