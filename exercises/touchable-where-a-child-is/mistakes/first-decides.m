#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if (!(!child.hidden && child.alpha >= 0.01)) continue;
    return [child pointInside:[self convertPoint:point toView:child] withEvent:event];
  }
  return NO;
}

@end
