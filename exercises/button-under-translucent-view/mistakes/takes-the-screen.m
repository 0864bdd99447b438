#import <UIKit/UIKit.h>

@interface Veil : UIView

@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit && hit != self) return hit;
  return [self.target hitTest:[self convertPoint:point toView:self.target] withEvent:event] ?: self;
}

@end
