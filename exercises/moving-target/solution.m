#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![super hitTest:point withEvent:event]) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CALayer *shown = child.layer.presentationLayer ?: child.layer;
    CGPoint own = [shown convertPoint:point fromLayer:shown.superlayer];
    UIView *hit = [child hitTest:own withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
