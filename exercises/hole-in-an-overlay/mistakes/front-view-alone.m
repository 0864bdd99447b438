#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit == nil || !CGRectContainsPoint(self.hole, point)) return hit;
  UIView *front = self.subviews.lastObject;
  if (!front) return nil;
  return [front hitTest:[self convertPoint:point toView:front] withEvent:event];
}

@end
