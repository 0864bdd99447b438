#import <UIKit/UIKit.h>

@interface CoachMark : UIView

// In this overlay's own coordinates.
@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

// `point` is in this overlay's own coordinates.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
