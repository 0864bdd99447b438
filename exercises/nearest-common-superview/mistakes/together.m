#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  UIView *one = first;
  UIView *other = second;
  while (one != other) {
    one = one.superview;
    other = other.superview;
  }
  return one;
}
