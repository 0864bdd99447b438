#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  CGRect hole = CGRectMake(115, 345, 160, 90);
  return hit == self && CGRectContainsPoint(hole, point) ? nil : hit;
}

@end
