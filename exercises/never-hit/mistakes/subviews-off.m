#import <UIKit/UIKit.h>

@interface Watermark : UIView
@end

@implementation Watermark

- (void)layoutSubviews {
  [super layoutSubviews];
  for (UIView *child in self.subviews) {
    child.userInteractionEnabled = NO;
  }
}

@end
