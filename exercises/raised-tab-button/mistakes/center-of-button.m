#import <UIKit/UIKit.h>

@interface RaisedTabBar : UITabBar

@property (nonatomic, weak) UIButton *plus;

@end

@implementation RaisedTabBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled
      || self.alpha < 0.01) return [super hitTest:point withEvent:event];
  UIButton *plus = self.plus;
  if (!plus) return [super hitTest:point withEvent:event];
  CGFloat radius = MIN(CGRectGetWidth(plus.bounds), CGRectGetHeight(plus.bounds)) / 2;
  CGFloat distance = hypot(point.x - plus.center.x, point.y - plus.center.y);
  return distance < radius ? plus : [super hitTest:point withEvent:event];
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
