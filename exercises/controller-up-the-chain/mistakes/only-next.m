#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  UIResponder *next = view.nextResponder;
  return [next isKindOfClass:[UIViewController class]] ? (UIViewController *)next : nil;
}
