#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  NSInteger seen = 0;
  for (UIResponder *next = view.nextResponder; next; next = next.nextResponder) {
    if (![next isKindOfClass:[UIViewController class]]) continue;
    seen += 1;
    if (seen == 2) return (UIViewController *)next;
  }
  return nil;
}
