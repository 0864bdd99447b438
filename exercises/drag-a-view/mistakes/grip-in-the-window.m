#import <UIKit/UIKit.h>

@interface Card : UIView

@property (nonatomic) CGPoint grip;

@end

@implementation Card

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint finger = [touch locationInView:nil];
  self.grip = CGPointMake(self.center.x - finger.x, self.center.y - finger.y);
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint finger = [touch locationInView:self.superview];
  self.center = CGPointMake(finger.x + self.grip.x, finger.y + self.grip.y);
}

@end
