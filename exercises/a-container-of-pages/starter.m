#import <UIKit/UIKit.h>

@interface Shelf : UIViewController
@end

@implementation Shelf

- (void)show:(UIViewController *)page {
  // The page joins.
}

- (void)remove:(UIViewController *)page {
  // The page leaves.
}

@end
