#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  for (UIView *view = first; view; view = view.superview) view.tag = 1;
  UIView *view = second;
  while (view && view.tag != 1) view = view.superview;
  return view;
}
