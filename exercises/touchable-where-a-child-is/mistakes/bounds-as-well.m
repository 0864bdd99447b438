#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if (CGRectContainsPoint(self.bounds, point)) return YES;
  for (UIView *child in self.subviews) {
    if (!(!child.hidden && child.alpha >= 0.01)) continue;
    if ([child pointInside:[self convertPoint:point toView:child] withEvent:event]) return YES;
  }
  return NO;
}

@end
