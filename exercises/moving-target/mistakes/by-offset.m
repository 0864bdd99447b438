#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CALayer *shown = child.layer.presentationLayer ?: child.layer;
    CGPoint place = CGPointMake(point.x + child.layer.position.x - shown.position.x, point.y
        + child.layer.position.y - shown.position.y);
    UIView *hit = [child hitTest:[self convertPoint:place toView:child] withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
