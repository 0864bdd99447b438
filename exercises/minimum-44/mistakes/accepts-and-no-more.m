#import <UIKit/UIKit.h>

@interface IconBar : UIView
@end

@implementation IconBar

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super pointInside:point withEvent:event]) return YES;
  for (UIControl *control in self.subviews) {
    if (![control isKindOfClass:[UIControl class]]) continue;
    CGFloat dx = MAX(44 - CGRectGetWidth(control.bounds), 0) / 2;
    CGFloat dy = MAX(44 - CGRectGetHeight(control.bounds), 0) / 2;
    CGRect area = CGRectInset(control.bounds, -dx, -dy);
    if (CGRectContainsPoint(area, [self convertPoint:point toView:control])) return YES;
  }
  return NO;
}

@end
