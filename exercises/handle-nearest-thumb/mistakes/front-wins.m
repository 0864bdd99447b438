#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *handle in self.subviews.reverseObjectEnumerator) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGFloat distance = hypot(point.x - handle.center.x, point.y - handle.center.y);
    if (distance < 30) return handle;
  }
  return self;
}

@end
