#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
