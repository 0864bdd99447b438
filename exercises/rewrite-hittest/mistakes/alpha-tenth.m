#import <UIKit/UIKit.h>

// Returns nil for every point. Leave it as it is.
@interface SilentView : UIView
@end

@implementation SilentView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return nil;
}

@end

@interface Panel : SilentView
@end

@implementation Panel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.1) return nil;
  if (![self pointInside:point withEvent:event]) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return self;
}

@end
