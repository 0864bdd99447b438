#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *best = nil;
  CGFloat least = CGFLOAT_MAX;
  for (UIView *thumb in self.subviews) {
    CGFloat dx = thumb.center.x - point.x, dy = thumb.center.y - point.y;
    CGFloat distance = sqrt(pow(dx, 2) + pow(dy, 2));
    if (distance < least) {
      least = distance;
      best = thumb;
    }
  }
  return least < 12 ? best : nil;
}

@end
