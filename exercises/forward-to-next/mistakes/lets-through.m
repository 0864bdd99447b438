#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return NO;
}

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
