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

// Leave this as it is: it moves the row to the left and to the right.
- (void)slide:(UIPanGestureRecognizer *)pan {
  CGFloat x = [pan translationInView:self.superview].x;
  self.center = CGPointMake(self.center.x + x, self.center.y);
  [pan setTranslation:CGPointZero inView:self.superview];
}

@end
