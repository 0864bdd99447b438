#import <UIKit/UIKit.h>

@interface Halves : UIView
@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2) return;
  CGFloat width = CGRectGetWidth(self.bounds) / 2;
  self.subviews[0].frame = CGRectMake(0, 0, width, CGRectGetHeight(self.bounds));
  self.subviews[1].frame = CGRectMake(width, 0, width, CGRectGetHeight(self.bounds));
}

@end
