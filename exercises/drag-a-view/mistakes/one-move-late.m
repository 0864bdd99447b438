#import <UIKit/UIKit.h>

@interface Card : UIView

@property (nonatomic) CGPoint waiting;

@end

@implementation Card

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  self.center = CGPointMake(self.center.x + self.waiting.x, self.center.y);
  self.center = CGPointMake(self.center.x, self.center.y + self.waiting.y);
  self.waiting = CGPointMake(now.x - before.x, now.y - before.y);
}

@end
