#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  self.view.window.rootViewController = page;
}

- (void)remove:(UIViewController *)page {
  [page willMoveToParentViewController:nil];
  [page.view removeFromSuperview];
  [page removeFromParentViewController];
}

@end
