#import <UIKit/UIKit.h>

@interface Halves : UIView
@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2) return;
  CGFloat width = CGRectGetWidth(self.frame) / 2;
  self.subviews[0].frame = CGRectMake(CGRectGetMinX(self.frame), CGRectGetMinY(self.frame), width,
                                      CGRectGetHeight(self.frame));
  self.subviews[1].frame = CGRectMake(CGRectGetMinX(self.frame)
      + width, CGRectGetMinY(self.frame), width, CGRectGetHeight(self.frame));
}

@end
