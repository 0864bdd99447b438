#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  UIView *target = self.subviews.lastObject;
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self ? target : hit;
}

@end
