#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  UIResponder *next = view.nextResponder;
  for (NSInteger step = 0; step < 3; step++) {
    if ([next isKindOfClass:[UIViewController class]]) return (UIViewController *)next;
    next = next.nextResponder;
  }
  return nil;
}
