#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = self.frame.size.width / 2;
  CGFloat dx = point.x - self.frame.size.width / 2;
  CGFloat dy = point.y - self.frame.size.height / 2;
  return dx * dx + dy * dy <= radius * radius;
}

@end
