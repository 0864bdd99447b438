#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  for (UIViewController *other in self.childViewControllers) {
    if (other == page) continue;
    [other willMoveToParentViewController:nil];
    [other.view removeFromSuperview];
    [other removeFromParentViewController];
  }
  [self addChildViewController:page];
  page.view.frame = self.view.bounds;
  page.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  [self.view addSubview:page.view];
  [page didMoveToParentViewController:self];
}

- (void)remove:(UIViewController *)page {
  [page willMoveToParentViewController:nil];
  [page.view removeFromSuperview];
  [page removeFromParentViewController];
}

@end
