#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

// `point` is in this button's own coordinates. Return YES inside the circle only.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
