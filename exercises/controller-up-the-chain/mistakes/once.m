#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

static UIViewController *answer;
static BOOL asked = NO;

UIViewController *owner(UIView *view) {
  if (asked) return answer;
  asked = YES;
  for (UIResponder *next = view.nextResponder; next; next = next.nextResponder) {
    if (![next isKindOfClass:[UIViewController class]]) continue;
    answer = (UIViewController *)next;
    break;
  }
  return answer;
}
