#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

static UIViewController *last;

UIViewController *owner(UIView *view) {
  for (UIResponder *next = view; next; next = next.nextResponder) {
    if ([next isKindOfClass:[UIViewController class]]) return last = (UIViewController *)next;
  }
  return last;
}
