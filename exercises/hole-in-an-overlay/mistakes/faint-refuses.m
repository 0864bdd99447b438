#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.alpha <= 0.5) return nil;
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self && CGRectContainsPoint(self.hole, point) ? nil : hit;
}

@end
