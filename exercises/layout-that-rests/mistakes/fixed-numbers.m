#import <UIKit/UIKit.h>

@interface Halves : UIView
@end

@implementation Halves

- (void)layoutSubviews {
  [super layoutSubviews];
  if (self.subviews.count != 2) return;
  self.subviews[0].frame = CGRectMake(0, 0, 150, 200);
  self.subviews[1].frame = CGRectMake(150, 0, 150, 200);
}

@end
