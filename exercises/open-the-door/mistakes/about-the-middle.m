#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  self.transform = CGAffineTransformMakeRotation(angle);
}

@end
