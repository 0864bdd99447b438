#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [[UIBezierPath bezierPathWithOvalInRect:self.bounds] containsPoint:point];
}

@end
