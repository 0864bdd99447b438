#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  CGPoint hinge = [self.superview convertPoint:self.bounds.origin fromView:self];
  self.layer.anchorPoint = CGPointZero;
  self.center = hinge;
  self.transform = CGAffineTransformRotate(self.transform, angle);
}

@end
