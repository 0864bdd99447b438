#import <UIKit/UIKit.h>

@interface Tags : UIView
@end

@implementation Tags

- (void)layoutSubviews {
  [super layoutSubviews];
  CGPoint place = self.bounds.origin;
  for (UIView *tag in self.subviews) {
    CGFloat width = CGRectGetWidth(tag.bounds);
    if (place.x > CGRectGetMinX(self.bounds) && place.x + width > CGRectGetMaxX(self.frame)) {
      place = CGPointMake(CGRectGetMinX(self.bounds), place.y + 38);
    }
    tag.frame = CGRectMake(place.x, place.y, width, 30);
    place.x += width + 8;
  }
}

@end
