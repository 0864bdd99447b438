#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  UIScrollView *pages = self.pages;
  if (hit != self || !pages) return hit;
  BOOL refuses = pages.hidden || !pages.userInteractionEnabled || pages.alpha < 0.01;
  return refuses ? self : pages;
}

@end
