#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

// How many points further than its bounds the button can be touched, edge by edge.
@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

// `point` is in this button's own coordinates.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
