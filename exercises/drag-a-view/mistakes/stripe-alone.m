#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch || touch.view == self) return;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  self.center = CGPointMake(self.center.x + now.x - before.x, self.center.y);
  self.center = CGPointMake(self.center.x, self.center.y + now.y - before.y);
}

@end
