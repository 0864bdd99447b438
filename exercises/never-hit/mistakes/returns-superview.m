#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [self pointInside:point withEvent:event] ? self.superview : nil;
}

@end
