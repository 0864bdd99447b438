#import <UIKit/UIKit.h>

UIView *nearestCommonSuperview(UIView *first, UIView *second) {
  NSMutableArray<UIView *> *holders = [NSMutableArray array];
  for (UIView *view = first.superview; view; view = view.superview) [holders addObject:view];
  UIView *view = second.superview;
  while (view && ![holders containsObject:view]) view = view.superview;
  return view;
}
