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
  CGPoint place = [self convertPoint:point toView:plus];
  CGFloat radius = MIN(CGRectGetWidth(plus.bounds), CGRectGetHeight(plus.bounds)) / 2;
  CGFloat distance = hypot(place.x - CGRectGetMidX(plus.bounds), place.y
      - CGRectGetMidY(plus.bounds));
  return distance < radius ? [plus hitTest:place withEvent:event] : nil;
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
