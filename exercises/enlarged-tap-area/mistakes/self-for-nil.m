#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event] ?: self;
}

@end
