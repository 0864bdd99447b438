#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.userInteractionEnabled = NO;
  }
  return self;
}

@end
