#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide {
  UIWindow *_window;
}

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  _window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  _window.rootViewController = front;
  _window.hidden = NO;
}

- (void)close:(UIViewController *)front {
  _window = nil;
}

@end
