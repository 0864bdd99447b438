#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide {
  UIViewController *_list;
}

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  _list = list.navigationController;
  list.view.window.rootViewController = front;
}

- (void)close:(UIViewController *)front {
  front.view.window.rootViewController = _list;
}

@end
