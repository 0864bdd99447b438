#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

// `point` is in the overlay's own coordinates. The overlay itself should never be the answer.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
