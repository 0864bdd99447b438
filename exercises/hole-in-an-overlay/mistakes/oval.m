#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  UIBezierPath *path = [UIBezierPath bezierPathWithOvalInRect:self.hole];
  return hit == self && [path containsPoint:point] ? nil : hit;
}

@end
