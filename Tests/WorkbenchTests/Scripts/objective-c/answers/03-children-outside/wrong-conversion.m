#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint p = [child convertPoint:point toView:self];
    if ([child pointInside:p withEvent:event]) return child;
  }
  return [super hitTest:point withEvent:event];
}

@end
