#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  UIView *white = self.white;
  if (!white) return nil;
  BOOL canBeTouched = !white.hidden && white.userInteractionEnabled && white.alpha >= 0.01;
  return canBeTouched ? white : nil;
}

@end
