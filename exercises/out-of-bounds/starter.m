#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

// `point` is in this box's own coordinates. Let children be touched outside the bounds too.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
