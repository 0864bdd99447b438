#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  for (UIView *one = first.superview; one; one = one.superview) {
    for (UIView *other = second.superview; other; other = other.superview) {
      if (other == one) return one;
    }
  }
  return nil;
}
