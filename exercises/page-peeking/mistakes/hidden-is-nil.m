#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit != self) return hit;
  UIScrollView *pages = self.pages;
  if (!pages || pages.hidden || !pages.userInteractionEnabled || pages.alpha < 0.01) return nil;
  return pages;
}

@end
