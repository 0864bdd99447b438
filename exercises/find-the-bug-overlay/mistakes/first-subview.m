#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (!hit) return nil;
  if (hit == self || hit == self.subviews.firstObject) return nil;
  return hit;
}

@end
