#import <UIKit/UIKit.h>

@interface Halves : UIView

@property (nonatomic) BOOL isDone;

@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2 || self.isDone) return;
  self.isDone = YES;
  CGFloat width = CGRectGetWidth(self.bounds) / 2;
  self.subviews[0].frame = CGRectMake(CGRectGetMinX(self.bounds), CGRectGetMinY(self.bounds),
                                      width, CGRectGetHeight(self.bounds));
  self.subviews[1].frame = CGRectMake(CGRectGetMinX(self.bounds)
      + width, CGRectGetMinY(self.bounds), width, CGRectGetHeight(self.bounds));
}

@end
