#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self ? nil : hit;
}

@end
