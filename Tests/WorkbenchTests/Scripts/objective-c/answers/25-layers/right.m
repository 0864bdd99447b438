#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CALayer *layer = self.layer.presentationLayer ?: self.layer;
  CGPoint p = [self.layer convertPoint:point toLayer:self.layer.superlayer];
  return [layer hitTest:p] ? self : nil;
}

@end
