#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  NSLog(@"%@", [super hitTest:point withEvent:event]);
  return [super hitTest:point withEvent:event];
}

@end
