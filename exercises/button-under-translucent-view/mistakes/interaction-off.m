#import <UIKit/UIKit.h>

@interface Veil : UIView

@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.userInteractionEnabled = NO;
}

@end
