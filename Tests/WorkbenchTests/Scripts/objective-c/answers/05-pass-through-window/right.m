#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *view = [super hitTest:point withEvent:event];
  if (view == self || view == self.subviews.firstObject) return nil;
  return view;
}

@end
