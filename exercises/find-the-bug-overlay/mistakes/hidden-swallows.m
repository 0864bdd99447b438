#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (!hit) return self;
  return [hit isKindOfClass:[UIControl class]] ? hit : nil;
}

@end
