#import <UIKit/UIKit.h>

@interface ButtonList : UIScrollView
@end

@implementation ButtonList

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.delaysContentTouches = NO;
  }
  return self;
}

- (BOOL)touchesShouldCancelInContentView:(UIView *)view {
  return [view isKindOfClass:[UIControl class]];
}

@end
