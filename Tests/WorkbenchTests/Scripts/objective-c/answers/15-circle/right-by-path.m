#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIBezierPath *path = [UIBezierPath bezierPathWithOvalInRect:self.bounds];
  return [path containsPoint:point];
}

@end
