#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (child.hidden || !child.userInteractionEnabled || child.alpha < 0.01) continue;
    CALayer *shown = child.layer.presentationLayer;
    if (!shown) continue;
    if ([shown hitTest:point] != nil) return child;
  }
  return self;
}

@end
