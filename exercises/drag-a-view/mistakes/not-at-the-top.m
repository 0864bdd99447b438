#import <UIKit/UIKit.h>

@interface Card : UIView

@property (nonatomic) BOOL isHeld;

@end

@implementation Card

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  self.isHeld = ([touches.anyObject locationInView:self].y ?: 0) > 40;
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  if (!self.isHeld) return;
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  self.center = CGPointMake(self.center.x + now.x - before.x, self.center.y);
  self.center = CGPointMake(self.center.x, self.center.y + now.y - before.y);
}

@end
