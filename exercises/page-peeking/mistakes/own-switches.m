#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (![self pointInside:point withEvent:event]) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    UIView *hit = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
    if (hit) return hit;
  }
  UIScrollView *pages = self.pages;
  if (!pages || pages.hidden || !pages.userInteractionEnabled || pages.alpha < 0.01) return self;
  return pages;
}

@end
