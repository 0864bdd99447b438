#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return self.userInteractionEnabled ? [super hitTest:point withEvent:event] : nil;
}

@end
