#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  return NO;
}

@end
