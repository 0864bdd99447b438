#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.userInteractionEnabled = NO;
}

@end
