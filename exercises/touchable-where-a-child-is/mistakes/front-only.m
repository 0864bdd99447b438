#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *child = self.subviews.lastObject;
  if (!child || child.hidden || child.alpha < 0.01) return NO;
  return [child pointInside:[self convertPoint:point toView:child] withEvent:event];
}

@end
