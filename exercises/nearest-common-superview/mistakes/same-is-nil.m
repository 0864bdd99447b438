#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  if (first == second) return nil;
  UIView *view = first;
  while (view && ![second isDescendantOfView:view]) view = view.superview;
  return view;
}
