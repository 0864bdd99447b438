#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (CGRectContainsPoint(child.frame, point)) return child;
  }
  return [super hitTest:point withEvent:event];
}

@end
