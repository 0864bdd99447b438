#import <UIKit/UIKit.h>

@interface Tags : UIView
@end

@implementation Tags

- (void)layoutSubviews {
  [super layoutSubviews];
  CGPoint place = self.bounds.origin;
  for (UIView *tag in self.subviews) {
    CGFloat width = CGRectGetWidth(tag.bounds);
    tag.frame = CGRectMake(place.x, place.y, width, 30);
    place.x += width + 8;
  }
}

@end
