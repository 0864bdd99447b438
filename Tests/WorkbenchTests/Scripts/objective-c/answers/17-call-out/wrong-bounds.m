#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  BOOL isInside = [super pointInside:point withEvent:event];
  if (!isInside) isInside = CGRectContainsPoint([self.subviews.lastObject bounds], point);
  return isInside;
}

@end
