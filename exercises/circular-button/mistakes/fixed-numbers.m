#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - 60;
  CGFloat dy = point.y - 60;
  return dx * dx + dy * dy <= 60 * 60;
}

@end
