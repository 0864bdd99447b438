#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  self.layer.anchorPoint = CGPointZero;
  self.transform = CGAffineTransformMakeRotation(angle);
}

@end
