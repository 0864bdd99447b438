#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  page.view.frame = self.view.bounds;
  [self.view addSubview:page.view];
}

- (void)remove:(UIViewController *)page {
  [page.view removeFromSuperview];
}

@end
