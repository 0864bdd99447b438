#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  UIView *superview = self.superview;
  if (!superview) return;
  CGPoint now = [touch locationInView:superview];
  CGPoint before = [touch previousLocationInView:superview];
  CGRect room = CGRectInset(superview.bounds, CGRectGetWidth(self.bounds) / 2,
                            CGRectGetHeight(self.bounds) / 2);
  self.center = CGPointMake(MIN(MAX(self.center.x
      + now.x - before.x, CGRectGetMinX(room)), CGRectGetMaxX(room)), self.center.y);
  self.center = CGPointMake(self.center.x, MIN(MAX(self.center.y
      + now.y - before.y, CGRectGetMinY(room)), CGRectGetMaxY(room)));
}

@end
