#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  UIView *nearest = nil;
  CGFloat least = 30;
  for (UIView *handle in self.subviews) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGFloat dx = point.x - handle.center.x;
    CGFloat dy = point.y - handle.center.y;
    if (dx * dx + dy * dy < least) {
      nearest = handle;
      least = dx * dx + dy * dy;
    }
  }
  return nearest ?: self;
}

@end
