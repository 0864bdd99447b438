#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  for (UIView *view = first; view; view = view.superview) {
    for (UIView *other = second; other; other = other.superview) {
      if ([other isMemberOfClass:[view class]]) return view;
    }
  }
  return nil;
}
