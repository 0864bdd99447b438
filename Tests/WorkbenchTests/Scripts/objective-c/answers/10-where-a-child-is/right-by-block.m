#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  __block BOOL found = NO;
  [self.subviews enumerateObjectsUsingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {
    if (view.hidden) return;
    found = CGRectContainsPoint(view.frame, point);
    *stop = found;
  }];
  return found;
}

@end
