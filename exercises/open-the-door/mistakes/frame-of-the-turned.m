#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  CGPoint corner = self.frame.origin;
  self.layer.anchorPoint = CGPointZero;
  self.center = corner;
  self.transform = CGAffineTransformMakeRotation(angle);
}

@end
