#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  if (first.hidden || second.hidden) return nil;
  UIView *view = first;
  while (view && ![second isDescendantOfView:view]) view = view.superview;
  return view;
}
