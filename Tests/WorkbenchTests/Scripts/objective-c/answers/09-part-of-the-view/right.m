#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (point.y > self.bounds.size.height / 2) return nil;
  return [super hitTest:point withEvent:event];
}

@end
