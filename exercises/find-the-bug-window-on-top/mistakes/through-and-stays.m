#import <UIKit/UIKit.h>

@interface BusyVeil : NSObject
// Why the app is dead: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
- (void)begin;
- (void)end;
@end

@implementation BusyVeil {
  UIWindow *_window;
}

- (NSString *)cause { return @"c"; }

- (void)begin {
  if (_window != nil) return;
  UIWindow *veil = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  veil.windowLevel = UIWindowLevelAlert;
  veil.rootViewController = [[UIViewController alloc] init];
  veil.rootViewController.view.backgroundColor = [UIColor colorWithWhite:0 alpha:0.4];
  veil.userInteractionEnabled = NO;
  veil.hidden = NO;
  _window = veil;
}

- (void)end {
  _window.rootViewController.view.backgroundColor = UIColor.clearColor;
}

@end
