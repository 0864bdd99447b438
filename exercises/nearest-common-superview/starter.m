#import <UIKit/UIKit.h>

/// The nearest view that holds both, or nil.
UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *view = first;
  while (view.superview) view = view.superview;
  return view;
}
