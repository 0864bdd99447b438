#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  if (gestureRecognizer != self.panGestureRecognizer
      || ![self.superview isKindOfClass:[UIScrollView class]]) {
    return [super gestureRecognizerShouldBegin:gestureRecognizer];
  }
  UIScrollView *page = (UIScrollView *)self.superview;
  CGFloat way = [self.panGestureRecognizer translationInView:page].y;
  CGFloat end = page.contentSize.height + page.adjustedContentInset.bottom - page.bounds.size.height;
  if (way < 0) return NO;
  return self.contentOffset.y > -self.adjustedContentInset.top;
}

@end
