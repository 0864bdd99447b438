#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *result = nil;
  for (UIView *child in self.subviews) {
    if (CGRectContainsPoint(child.frame, point)) result = child;
  }
  return result ?: [super hitTest:point withEvent:event];
}

@end
