#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  int radius = (int)self.bounds.size.width / 5 * 2;
  int dx = (int)(point.x - CGRectGetMidX(self.bounds));
  int dy = (int)(point.y - CGRectGetMidY(self.bounds));
  return dx * dx + dy * dy <= radius * radius;
}

@end
