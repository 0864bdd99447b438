#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (event == nil || event.allTouches.count == 1) return [super hitTest:point withEvent:event];
  return nil;
}

@end
