#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  CGPoint place = CGPointMake(point.x - CGRectGetMinX(self.bounds), point.y
      - CGRectGetMinY(self.bounds));
  UIView *nearest = nil;
  CGFloat least = 30;
  for (UIView *handle in self.subviews) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGFloat distance = hypot(place.x - handle.center.x, place.y - handle.center.y);
    if (distance < least) {
      nearest = handle;
      least = distance;
    }
  }
  return nearest ?: self;
}

@end
