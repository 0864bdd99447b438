#import <UIKit/UIKit.h>

@interface IconBar : UIView
@end

@implementation IconBar

// `point` is in the bar's own coordinates. Give each control at least 44 × 44 points.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
