#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *white = self.white;
  if (!white) return [super hitTest:point withEvent:event];
  return [white hitTest:[self convertPoint:point toView:white] withEvent:event];
}

@end
