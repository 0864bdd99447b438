#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  if ([second isDescendantOfView:first]) return first;
  UIView *view = second;
  while (view && view != first.superview) view = view.superview;
  return view;
}
