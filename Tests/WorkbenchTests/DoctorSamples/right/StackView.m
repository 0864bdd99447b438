#import "StackView.h"

@implementation StackView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *result = nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint p = [child convertPoint:point fromView:self];
    result = [child hitTest:p withEvent:event];
    if (result != nil) {
      break;
    }
  }
  return result ?: [super hitTest:point withEvent:event];
}

@end
