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
  return [plus hitTest:[self convertPoint:point fromView:plus] withEvent:event];
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y - CGRectGetMidY(self.bounds)) < radius;
}

@end
