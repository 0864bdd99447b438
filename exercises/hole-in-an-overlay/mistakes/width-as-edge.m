#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self && point.x >= CGRectGetMinX(self.hole)
         && point.x < CGRectGetWidth(self.hole) && point.y >= CGRectGetMinY(self.hole)
             && point.y < CGRectGetMaxY(self.hole) ? nil : hit;
}

@end
