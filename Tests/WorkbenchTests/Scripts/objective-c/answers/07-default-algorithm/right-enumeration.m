#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!self.userInteractionEnabled || [self isHidden] || self.alpha <= 0.01) {
    return nil;
  }
  if ([self pointInside:point withEvent:event]) {
    __block UIView *hit = nil;
    [self.subviews enumerateObjectsWithOptions:NSEnumerationReverse
                                    usingBlock:^(__kindof UIView * _Nonnull obj, NSUInteger idx, BOOL * _Nonnull stop) {
      CGPoint vonvertPoint = [self convertPoint:point toView:obj];
      hit = [obj hitTest:vonvertPoint withEvent:event];
      if (hit) {
        *stop = YES;
      }
    }];
    if (hit) {
      return hit;
    }
    else {
      return self;
    }
  }
  else {
    return nil;
  }
}

@end
