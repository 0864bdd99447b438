#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint own = [self convertPoint:point toView:child];
    UIView *hit = [child hitTest:own withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
