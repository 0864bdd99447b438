#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
  return YES;
}

@end
