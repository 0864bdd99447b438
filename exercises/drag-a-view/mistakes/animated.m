#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  UITouch *touch = touches.anyObject;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  [UIView animateWithDuration:0.2 animations:^{
    self.center = CGPointMake(self.center.x + now.x - before.x, self.center.y + now.y - before.y);
  }];
}

@end
