#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event] ?: self.pages;
}

@end
