#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  [self addChildViewController:page];
  page.view.frame = self.view.bounds;
  page.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  [self.view addSubview:page.view];
  [page didMoveToParentViewController:self];
}

- (void)remove:(UIViewController *)page {
  [self willMoveToParentViewController:nil];
  [page.view removeFromSuperview];
  [self removeFromParentViewController];
}

@end
