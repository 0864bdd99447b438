#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if (!([child isKindOfClass:[UIButton class]]
        && CGRectContainsPoint(child.frame, point))) continue;
    return child;
  }
  return [super hitTest:point withEvent:event];
}

@end
