#import <UIKit/UIKit.h>

UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  UIViewController *root = view.window.rootViewController;
  for (UIViewController *child in root.childViewControllers) {
    if ([view isDescendantOfView:child.view]) return child;
  }
  return root && [view isDescendantOfView:root.view] ? root : nil;
}
