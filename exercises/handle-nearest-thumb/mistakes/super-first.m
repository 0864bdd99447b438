#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  UIView *nearest = nil;
  CGFloat least = 30;
  for (UIView *handle in self.subviews) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGFloat distance = hypot(point.x - handle.center.x, point.y - handle.center.y);
    if (distance < least) {
      nearest = handle;
      least = distance;
    }
  }
  return nearest ?: self;
}

@end
