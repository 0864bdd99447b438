#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.clipsToBounds = NO;
}

@end
