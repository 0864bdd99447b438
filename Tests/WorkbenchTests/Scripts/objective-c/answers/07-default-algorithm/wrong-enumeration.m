#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  __block UIView *hit = self;
  [self.subviews enumerateObjectsUsingBlock:^(UIView *obj, NSUInteger idx, BOOL *stop) {
    UIView *found = [obj hitTest:[self convertPoint:point toView:obj] withEvent:event];
    if (found) {
      hit = found;
      *stop = YES;
    }
  }];
  return hit;
}

@end
