#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  UIView *white = self.white;
  if (!hit || !white) return hit;
  BOOL canBeTouched = !white.hidden && white.userInteractionEnabled && white.alpha >= 0.01;
  return canBeTouched ? white : hit;
}

@end
