#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  for (UIView *above = view.superview; above; above = above.superview) {
    UIResponder *next = above.nextResponder;
    if ([next isKindOfClass:[UIViewController class]]) return (UIViewController *)next;
  }
  return nil;
}
