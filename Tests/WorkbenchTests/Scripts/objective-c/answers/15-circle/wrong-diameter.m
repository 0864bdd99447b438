#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - CGRectGetMidX(self.bounds), dy = point.y - CGRectGetMidY(self.bounds);
  return dx * dx + dy * dy <= self.bounds.size.width * self.bounds.size.width;
}

@end
