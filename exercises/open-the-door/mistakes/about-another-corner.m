#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  CGPoint corner = CGPointMake(CGRectGetMaxX(self.bounds), CGRectGetMinY(self.bounds));
  CGPoint hinge = [self.superview convertPoint:corner fromView:self];
  self.layer.anchorPoint = CGPointMake(1, 0);
  self.center = hinge;
  self.transform = CGAffineTransformMakeRotation(angle);
}

@end
