#import <UIKit/UIKit.h>

@interface Halves : UIView
@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2) return;
  CGFloat width = CGRectGetWidth(self.bounds) / 2;
  self.subviews[0].frame = CGRectMake(CGRectGetMinX(self.bounds), CGRectGetMinY(self.bounds),
                                      width, CGRectGetHeight(self.bounds));
  self.subviews[1].frame = CGRectMake(CGRectGetMinX(self.bounds)
      + width, CGRectGetMinY(self.bounds), width, CGRectGetHeight(self.bounds));
  [self.superview setNeedsLayout];
  [self.superview layoutIfNeeded];
  [self setNeedsLayout];
}

@end
