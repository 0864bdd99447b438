#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = 30 - self.bounds.size.width;
  CGFloat dy = 30 - self.bounds.size.height;
  return CGRectContainsPoint(CGRectInset(self.bounds, -dx / 2, -dx / 2), point) && dy < 99;
}

@end
