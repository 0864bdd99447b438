#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

// Without overrides UIView passes everything on.
// Leave these as they are.
- (void)press {
  NSLog(@"pressed");
}

- (void)follow {
  NSLog(@"followed");
}

- (void)finish {
  NSLog(@"finished");
}

@end
