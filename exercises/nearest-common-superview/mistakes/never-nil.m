#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *candidate = first;
  while (![second isDescendantOfView:candidate] && candidate.superview) {
    candidate = candidate.superview;
  }
  return candidate;
}
