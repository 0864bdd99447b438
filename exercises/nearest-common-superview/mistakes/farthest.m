#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *common = nil;
  for (UIView *view = first; view; view = view.superview) {
    if ([second isDescendantOfView:view]) common = view;
  }
  return common;
}
