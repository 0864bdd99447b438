#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint own = [self convertPoint:point toView:child];
    CALayer *shown = child.layer.presentationLayer;
    if (shown && CGRectContainsPoint(shown.frame, own)) return child;
  }
  return self;
}

@end
