#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  BOOL isInside = [super pointInside:point withEvent:event];
  return !isInside;
}

@end
