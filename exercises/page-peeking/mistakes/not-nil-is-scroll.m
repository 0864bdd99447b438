#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIScrollView *pages = self.pages;
  if (!pages || pages.hidden || !pages.userInteractionEnabled
      || pages.alpha < 0.01) return [super hitTest:point withEvent:event];
  return [super hitTest:point withEvent:event] == nil ? nil : pages;
}

@end
