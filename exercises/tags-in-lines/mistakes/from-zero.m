#import <UIKit/UIKit.h>

@interface Tags : UIView
@end

@implementation Tags

- (void)layoutSubviews {
  [super layoutSubviews];
  CGPoint place = CGPointZero;
  for (UIView *tag in self.subviews) {
    CGFloat width = CGRectGetWidth(tag.bounds);
    if (place.x > 0 && place.x + width > CGRectGetWidth(self.bounds)) {
      place = CGPointMake(0, place.y + 38);
    }
    tag.frame = CGRectMake(place.x, place.y, width, 30);
    place.x += width + 8;
  }
}

@end
