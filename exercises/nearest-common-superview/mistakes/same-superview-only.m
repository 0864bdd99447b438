#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  if (first == second) return first;
  if (first.superview == second) return second;
  if (second.superview == first) return first;
  return first.superview == second.superview ? first.superview : nil;
}
