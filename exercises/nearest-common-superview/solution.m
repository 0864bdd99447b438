#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  NSMutableSet<UIView *> *holders = [NSMutableSet set];
  for (UIView *view = first; view; view = view.superview) [holders addObject:view];
  UIView *view = second;
  while (view && ![holders containsObject:view]) view = view.superview;
  return view;
}
