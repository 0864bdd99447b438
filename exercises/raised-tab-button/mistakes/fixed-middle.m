#import <UIKit/UIKit.h>

@interface RaisedTabBar : UITabBar

@property (nonatomic, weak) UIButton *plus;

@end

@implementation RaisedTabBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit) return hit;
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  UIButton *plus = self.plus;
  if (!plus) return nil;
  return [plus hitTest:[self convertPoint:point toView:plus] withEvent:event];
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return hypot(point.x - 32, point.y - 32) < 32;
}

@end
