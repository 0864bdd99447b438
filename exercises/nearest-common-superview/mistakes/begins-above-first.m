#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *view = first.superview;
  while (view && ![second isDescendantOfView:view]) view = view.superview;
  return view;
}
