#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01
      || !CGRectContainsPoint(self.bounds, point)) return nil;
  for (UIView *view in self.subviews) {
    UIView *hit = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
    if (hit) return hit;
  }
  return CGRectContainsPoint(self.hole, point) ? nil : self;
}

@end
