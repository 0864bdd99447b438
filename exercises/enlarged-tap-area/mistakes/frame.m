#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = MAX(44 - CGRectGetWidth(self.frame), 0) / 2;
  CGFloat dy = MAX(44 - CGRectGetHeight(self.frame), 0) / 2;
  return CGRectContainsPoint(CGRectInset(self.frame, -dx, -dy), point);
}

@end
