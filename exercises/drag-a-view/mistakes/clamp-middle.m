#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  CGSize table = self.superview.bounds.size;
  self.center = CGPointMake(MIN(MAX(self.center.x + now.x - before.x, 0), table.width),
                            MIN(MAX(self.center.y + now.y - before.y, 0), table.height));
}

@end
