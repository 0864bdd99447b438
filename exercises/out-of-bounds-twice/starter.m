#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

// `point` is in the card's own coordinates. Let views at any depth be touched outside as well.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
