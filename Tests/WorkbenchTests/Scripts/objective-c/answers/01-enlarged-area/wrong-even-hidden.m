#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectInset(self.bounds, -8, -8);
  if (CGRectContainsPoint(area, point)) return self;
  return [super hitTest:point withEvent:event];
}

@end
