#import <UIKit/UIKit.h>

@interface Veil : UIView

@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  UIView *target = self.target;
  if (!target) return hit;
  return [target hitTest:point withEvent:event] ?: self;
}

@end
