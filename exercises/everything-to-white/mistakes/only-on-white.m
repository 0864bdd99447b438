#import <UIKit/UIKit.h>

@interface Desk : UIView

@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  UIView *white = self.white;
  if (!white) return hit;
  return [white pointInside:[self convertPoint:point toView:white] withEvent:event] ? white : hit;
}

@end
