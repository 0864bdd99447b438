#import <UIKit/UIKit.h>

@interface Card : UIView

// The small button somewhere in the card.
@property (nonatomic, weak) UIButton *close;

@end

@implementation Card

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (!hit) return nil;
  UIButton *close = self.close;
  if (!close || close.hidden || close.alpha < 0.01) return hit;
  // The button's own coordinates, for both.
  CGPoint touch = [self convertPoint:point toView:close];
  CGRect area = CGRectInset(close.bounds, -16, -16);
  return CGRectContainsPoint(area, touch) ? close : hit;
}

@end
