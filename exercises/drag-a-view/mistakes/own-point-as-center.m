#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  self.center = [touch locationInView:self];
}

@end
