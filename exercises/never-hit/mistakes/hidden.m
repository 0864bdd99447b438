#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.hidden = YES;
  }
  return self;
}

@end
