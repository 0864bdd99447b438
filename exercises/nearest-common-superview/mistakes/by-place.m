#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  for (UIView *view = first; view; view = view.superview) {
    CGRect place = [second convertRect:second.bounds toView:view];
    if (CGRectContainsRect(view.bounds, place)) return view;
  }
  return nil;
}
