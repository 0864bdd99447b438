#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  BOOL isInside = NO;
  for (UIView *view in self.subviews) {
    isInside |= view.isHidden && CGRectContainsPoint(view.frame, point);
  }
  return isInside;
}

@end
