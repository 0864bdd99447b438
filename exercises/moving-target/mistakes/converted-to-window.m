#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CALayer *shown = child.layer.presentationLayer ?: child.layer;
    CGPoint place = [self convertPoint:point toView:nil];
    CGPoint own = [shown convertPoint:place fromLayer:shown.superlayer];
    UIView *hit = [child hitTest:own withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
