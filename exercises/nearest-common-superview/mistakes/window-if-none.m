#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  for (UIView *view = first; view; view = view.superview) {
    if ([second isDescendantOfView:view]) return view;
  }
  return first.window ?: second.window;
}
