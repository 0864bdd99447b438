#import <UIKit/UIKit.h>

// Returns nil for every point. Leave it as it is.
@interface SilentView : UIView
@end

@implementation SilentView

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return nil;
}

@end

@interface Panel : SilentView
@end

@implementation Panel

// `point` is in this panel's own coordinates.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
