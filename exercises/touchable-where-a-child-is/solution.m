#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if (child.hidden || child.alpha < 0.01) continue;
    CGPoint childPoint = [self convertPoint:point toView:child];
    if ([child pointInside:childPoint withEvent:event]) return YES;
  }
  return NO;
}

@end
