#import "CardStack.h"

@implementation CardStack

- (void)layoutSubviews {
  [super layoutSubviews];
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (NSInteger i = 0; i < self.subviews.count; i++) {  // here hit-test-forward
    UIView *card = self.subviews[i];
    CGPoint local = [self convertPoint:point toView:card];
    UIView *hit = [card hitTest:local withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
