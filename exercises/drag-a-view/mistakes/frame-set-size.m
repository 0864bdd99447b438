#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  self.frame = CGRectMake(CGRectGetMinX(self.frame) + now.x - before.x,
                          CGRectGetMinY(self.frame) + now.y - before.y, 120, 160);
}

@end
