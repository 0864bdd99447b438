#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *handle in self.subviews.reverseObjectEnumerator) {
    if (handle.hidden || !handle.userInteractionEnabled || handle.alpha < 0.01) continue;
    CGRect area = CGRectMake(handle.center.x - 30, handle.center.y - 30, 60, 60);
    if (CGRectContainsPoint(area, point)) return handle;
  }
  return self;
}

@end
