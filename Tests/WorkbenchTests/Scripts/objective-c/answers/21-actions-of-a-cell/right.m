#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *view in self.subviews) {
    if (![view isKindOfClass:[UIButton class]]) continue;
    CGPoint p = [self convertPoint:point toView:view];
    if (!view.hidden && [view pointInside:p withEvent:event]) return view;
  }
  return [super hitTest:point withEvent:event];
}

@end
