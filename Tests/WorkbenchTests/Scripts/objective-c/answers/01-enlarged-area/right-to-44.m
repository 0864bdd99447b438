#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat widthDelta = MAX(44.0 - self.bounds.size.width, 0);
  CGFloat heightDelta = MAX(44.0 - self.bounds.size.height, 0);
  CGRect bounds = CGRectInset(self.bounds, -0.5 * widthDelta, -0.5 * heightDelta);
  return CGRectContainsPoint(bounds, point);
}

@end
