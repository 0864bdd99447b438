#import <UIKit/UIKit.h>

@interface RoundButton : UIButton
@end

@implementation RoundButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [[UIBezierPath bezierPathWithRoundedRect:self.bounds cornerRadius:60] containsPoint:point];
}

@end
