#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *handle in self.subviews.reverseObjectEnumerator) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGRect area = CGRectInset(handle.frame, -18, -18);
    if (CGRectContainsPoint(area, point)) return handle;
  }
  return self;
}

@end
