#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (!CGRectContainsPoint(self.hole, point)) return [super hitTest:point withEvent:event];
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.01
      || !CGRectContainsPoint(self.bounds, point)) return nil;
  for (UIView *view in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [view hitTest:point withEvent:event];
    if (hit) return hit;
  }
  return nil;
}

@end
