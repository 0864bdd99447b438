#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  CGFloat across = now.x - before.x;
  CGFloat down = now.y - before.y;
  if (fabs(across) > fabs(down)) {
    self.center = CGPointMake(self.center.x + across, self.center.y);
  } else {
    self.center = CGPointMake(self.center.x, self.center.y + down);
  }
}

@end
