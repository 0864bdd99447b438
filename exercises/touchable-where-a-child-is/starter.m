#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

// `point` is in the sticker's own coordinates. Return YES where a subview is.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
