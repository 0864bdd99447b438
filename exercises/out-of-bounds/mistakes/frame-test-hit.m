#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (!CGRectContainsPoint(child.frame, point)) continue;
    return [child hitTest:[self convertPoint:point toView:child] withEvent:event];
  }
  return [super hitTest:point withEvent:event];
}

@end
