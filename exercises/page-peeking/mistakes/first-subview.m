#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  UIView *first = self.subviews.firstObject;
  if (!first) return hit;
  return first.hidden || !first.userInteractionEnabled || first.alpha < 0.01 ? self : first;
}

@end
