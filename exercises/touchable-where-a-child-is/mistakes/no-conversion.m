#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if (!(!child.hidden && child.alpha >= 0.01)) continue;
    if ([child pointInside:point withEvent:event]) return YES;
  }
  return NO;
}

@end
