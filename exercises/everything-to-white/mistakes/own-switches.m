#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  UIView *white = self.white;
  if (!white || white.hidden || !white.userInteractionEnabled
      || white.alpha < 0.01) return [super hitTest:point withEvent:event];
  return white;
}

@end
