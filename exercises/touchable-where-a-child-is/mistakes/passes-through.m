#import <UIKit/UIKit.h>

@interface Sticker : UIView
@end

@implementation Sticker

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self ? nil : hit;
}

@end
