#import <UIKit/UIKit.h>

@interface Card : UIView

@property (nonatomic) CGPoint start;

@end

@implementation Card

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  self.start = [touch locationInView:self.superview];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesEnded:touches withEvent:event];
  UITouch *touch = touches.anyObject;
  if (!touch) return;
  CGPoint now = [touch locationInView:self.superview];
  self.center = CGPointMake(self.center.x + now.x - self.start.x, self.center.y);
  self.center = CGPointMake(self.center.x, self.center.y + now.y - self.start.y);
}

@end
