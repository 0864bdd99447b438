#import <UIKit/UIKit.h>

// Controls that float over the app. Touches beside them are for the app.
@interface Overlay : UIView
@end

@implementation Overlay

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (!hit) return self;
  // The overlay is clear, and so it should not take touches itself.
  if (hit == self) return nil;
  return hit;
}

@end
