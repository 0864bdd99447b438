#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    if (!CGRectContainsPoint(child.frame, point)) continue;
    return child;
  }
  return CGRectContainsPoint(self.bounds, point) ? self : nil;
}

@end
