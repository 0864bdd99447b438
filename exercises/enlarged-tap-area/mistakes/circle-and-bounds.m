#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  return [super pointInside:point withEvent:event] || distance <= 22;
}

@end
