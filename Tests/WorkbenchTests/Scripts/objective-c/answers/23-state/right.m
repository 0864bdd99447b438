#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (event.allTouches.count > 1) return nil;
  return self.tag == 3 ? self : [super hitTest:point withEvent:event];
}

@end
