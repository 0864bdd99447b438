#import <UIKit/UIKit.h>

@interface Halves : UIView
@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2) return;
  CGRect left = self.bounds;
  left.size.width /= 2;
  self.subviews[0].frame = left;
  self.subviews[1].frame = CGRectOffset(left, left.size.width, 0);
}

@end
