#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect hole = CGRectMake(10, 10, 14, 14);
  if (CGRectContainsPoint(hole, point)) return nil;
  return CGRectContainsPoint(self.bounds, point) ? self : nil;
}

@end
