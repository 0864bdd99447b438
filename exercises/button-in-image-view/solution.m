#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.userInteractionEnabled = YES;
  }
  return self;
}

@end
