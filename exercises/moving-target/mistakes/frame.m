#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CALayer *shown = child.layer.presentationLayer;
    if (!shown) continue;
    if (CGRectContainsPoint(shown.frame, point)) return child;
  }
  return self;
}

@end
