#import <UIKit/UIKit.h>

@interface Carousel : UIView

@property (nonatomic, weak) UIScrollView *pages;

@end

@implementation Carousel

// `point` is in this carousel's own coordinates.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
