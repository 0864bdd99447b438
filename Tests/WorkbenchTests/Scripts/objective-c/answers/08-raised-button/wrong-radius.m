#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *middle = self.subviews[1];
  CGFloat distance = hypot(point.x - middle.center.x, point.y - middle.center.y);
  if (distance < 20) return middle;
  return [super hitTest:point withEvent:event];
}

@end
