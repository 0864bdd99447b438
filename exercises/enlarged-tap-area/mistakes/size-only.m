#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat width = MAX(CGRectGetWidth(self.bounds), 44);
  CGFloat height = MAX(CGRectGetHeight(self.bounds), 44);
  CGFloat x = (CGRectGetWidth(self.bounds) - width) / 2;
  CGFloat y = (CGRectGetHeight(self.bounds) - height) / 2;
  return CGRectContainsPoint(CGRectMake(x, y, width, height), point);
}

@end
