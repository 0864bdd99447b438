#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  for (UIScrollView *scroll in self.subviews) {
    if (!(!scroll.hidden && scroll.userInteractionEnabled && scroll.alpha >= 0.01)) continue;
    if (![scroll isKindOfClass:[UIScrollView class]]) continue;
    return scroll;
  }
  return hit;
}

@end
