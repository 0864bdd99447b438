#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  [self presentViewController:page animated:NO completion:nil];
}

- (void)remove:(UIViewController *)page {
  [page dismissViewControllerAnimated:NO completion:nil];
}

@end
