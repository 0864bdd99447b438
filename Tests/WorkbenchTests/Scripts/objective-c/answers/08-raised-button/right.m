#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!self.hidden) {
    UIView *middle = self.subviews[1];
    CGPoint p = [self convertPoint:point toView:middle];
    if ([middle pointInside:p withEvent:event]) return middle;
  }
  return [super hitTest:point withEvent:event];
}

@end
