#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  if (![self.superview isKindOfClass:[UIScrollView class]]) return;
  UIScrollView *page = (UIScrollView *)self.superview;
  [self.panGestureRecognizer requireGestureRecognizerToFail:page.panGestureRecognizer];
}

@end
