#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  CGPoint now = [touch locationInView:self.superview];
  self.center = CGPointMake(self.center.x + now.x, self.center.y + now.y);
}

@end
