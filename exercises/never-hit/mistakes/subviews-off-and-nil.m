#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit == self) return nil;
  for (UIView *child in self.subviews) {
    if (hit != child) continue;
    return nil;
  }
  return hit;
}

@end
