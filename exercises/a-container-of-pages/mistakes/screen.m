#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  [self addChildViewController:page];
  page.view.frame = UIScreen.mainScreen.bounds;
  [self.view addSubview:page.view];
  [page didMoveToParentViewController:self];
}

- (void)remove:(UIViewController *)page {
  [page willMoveToParentViewController:nil];
  [page.view removeFromSuperview];
  [page removeFromParentViewController];
}

@end
