#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  UIView *nearest = nil;
  CGFloat least = 30;
  for (UIView *handle in self.subviews) {
    CGFloat distance = hypot(point.x - handle.center.x, point.y - handle.center.y);
    if (distance >= least) continue;
    UIView *hit = [handle hitTest:[self convertPoint:point toView:handle] withEvent:event];
    if (hit) {
      nearest = hit;
      least = distance;
    }
  }
  return nearest ?: self;
}

@end
