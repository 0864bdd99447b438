#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

// `point` is in this button's own coordinates. Return YES in at least 44 × 44 points.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
