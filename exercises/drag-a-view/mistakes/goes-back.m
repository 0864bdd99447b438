#import <UIKit/UIKit.h>

@interface Card : UIView

@property (nonatomic) CGPoint start;

@end

@implementation Card

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  self.start = self.center;
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  self.center = self.start;
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint now = [touch locationInView:self.superview];
  CGPoint before = [touch previousLocationInView:self.superview];
  self.center = CGPointMake(self.center.x + now.x - before.x, self.center.y);
  self.center = CGPointMake(self.center.x, self.center.y + now.y - before.y);
}

@end
