#import <UIKit/UIKit.h>

@interface TrimBar : UIView
@end

@implementation TrimBar

// `point` is in the bar's own coordinates, and so is the `center` of each subview.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
