#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  return CGRectContainsPoint(self.bounds, point)
         && !CGRectContainsPoint(self.hole, point) ? self : nil;
}

@end
