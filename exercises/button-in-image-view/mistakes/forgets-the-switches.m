#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
