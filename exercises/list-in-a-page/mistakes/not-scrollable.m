#import <UIKit/UIKit.h>

@interface List : UIScrollView
@end

@implementation List

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.scrollEnabled = NO;
}

@end
