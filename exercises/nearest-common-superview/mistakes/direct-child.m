#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *view = first;
  while (view && ![view.subviews containsObject:second]) view = view.superview;
  return view;
}
