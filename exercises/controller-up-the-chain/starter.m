#import <UIKit/UIKit.h>

/// The view controller that manages a view: the nearest one up the responder chain.
UIViewController *_Nullable owner(UIView *_Nonnull view) NS_SWIFT_NAME(owner(of:));

UIViewController *owner(UIView *view) {
  return nil;
}
