#import <UIKit/UIKit.h>

@interface Tags : UIView
@end

@implementation Tags

- (void)layoutSubviews {
  [super layoutSubviews];
  CGFloat x = CGRectGetMinX(self.bounds);
  CGFloat y = CGRectGetMinY(self.bounds);
  for (UIView *tag in self.subviews) {
    CGFloat width = CGRectGetWidth(tag.bounds);
    if (x > CGRectGetMinX(self.bounds) && x + width > CGRectGetMaxX(self.bounds)) {
      x = CGRectGetMinX(self.bounds);
      y += 30 + 38;
    }
    tag.frame = CGRectMake(x, y, width, 30);
    x += width + 8;
  }
}

@end
