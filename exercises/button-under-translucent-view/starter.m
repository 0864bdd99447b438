#import <UIKit/UIKit.h>

@interface Veil : UIView

// The view behind that keeps its touches.
@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

// `point` is in the veil's own coordinates.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
