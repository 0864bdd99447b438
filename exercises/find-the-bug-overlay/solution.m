#import <UIKit/UIKit.h>

// Controls that float over the app. Touches beside them are for the app.
@interface Overlay : UIView
@end

@implementation Overlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return [hit isKindOfClass:[UIControl class]] ? hit : nil;
}

@end
