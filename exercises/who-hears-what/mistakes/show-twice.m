#import <UIKit/UIKit.h>

@interface Guide : NSObject
@end

@implementation Guide {
  BOOL _isShown;
}

- (void)show:(UIViewController *)front over:(UIViewController *)list {
  if (_isShown) return;
  _isShown = YES;
  front.modalPresentationStyle = UIModalPresentationFullScreen;
  [list presentViewController:front animated:NO completion:nil];
}

- (void)close:(UIViewController *)front {
  [front dismissViewControllerAnimated:NO completion:nil];
}

@end
