#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  CGPoint place = CGPointMake(point.x - CGRectGetMinX(self.bounds), point.y
      - CGRectGetMinY(self.bounds));
  return hit == self && CGRectContainsPoint(self.hole, place) ? nil : hit;
}

@end
