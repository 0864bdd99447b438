#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = (44 - CGRectGetWidth(self.bounds)) / 2;
  CGFloat dy = (44 - CGRectGetHeight(self.bounds)) / 2;
  return CGRectContainsPoint(CGRectInset(self.bounds, -dx, -dy), point);
}

@end
