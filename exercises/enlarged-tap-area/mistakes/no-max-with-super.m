#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = (44 - CGRectGetWidth(self.bounds)) / 2;
  CGFloat dy = (44 - CGRectGetHeight(self.bounds)) / 2;
  if (CGRectContainsPoint(CGRectInset(self.bounds, -dx, -dy), point)) return self;
  return [super hitTest:point withEvent:event];
}

@end
