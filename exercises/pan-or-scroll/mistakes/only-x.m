#import <UIKit/UIKit.h>

@interface SlidingRow : UIView
@end

@implementation SlidingRow

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    [self addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self
                                                                       action:@selector(slide:)]];
  }
  return self;
}

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  if (![gestureRecognizer isKindOfClass:[UIPanGestureRecognizer class]]
      || gestureRecognizer.view != self) {
    return [super gestureRecognizerShouldBegin:gestureRecognizer];
  }
  UIPanGestureRecognizer *pan = (UIPanGestureRecognizer *)gestureRecognizer;
  CGPoint translation = [pan translationInView:self.superview];
  return fabs(translation.x) > 0;
}

- (void)slide:(UIPanGestureRecognizer *)pan {
  CGFloat x = [pan translationInView:self.superview].x;
  self.center = CGPointMake(self.center.x + x, self.center.y);
  [pan setTranslation:CGPointZero inView:self.superview];
}

@end
