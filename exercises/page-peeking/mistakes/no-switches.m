#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  return hit == self ? self.pages ?: self : hit;
}

@end
