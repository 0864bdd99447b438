#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *fitView = [super hitTest:point withEvent:event];
  NSLog(@"%s----%@", __func__, fitView);
  return fitView;
}

@end
