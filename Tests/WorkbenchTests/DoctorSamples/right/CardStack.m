#import "CardStack.h"

@implementation CardStack

- (void)layoutSubviews {
  [super layoutSubviews];
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (NSInteger i = self.subviews.count - 1; i >= 0; i--) {
    UIView *card = self.subviews[i];
    CGPoint local = [self convertPoint:point toView:card];
    UIView *hit = [card hitTest:local withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
