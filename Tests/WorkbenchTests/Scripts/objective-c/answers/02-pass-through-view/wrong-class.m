#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  id hit = [super hitTest:point withEvent:event];
  if ([hit isKindOfClass:[UIView class]] && ![hit isKindOfClass:[UIButton class]]) return nil;
  return hit;
}

@end
