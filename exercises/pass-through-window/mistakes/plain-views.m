#import <UIKit/UIKit.h>

@interface OverlayWindow : UIWindow
@end

@implementation OverlayWindow

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return [hit isMemberOfClass:[UIView class]] || hit == self ? nil : hit;
}

@end
