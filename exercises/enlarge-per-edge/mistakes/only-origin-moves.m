#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectOffset(self.bounds, -self.extraTouch.left, -self.extraTouch.top);
  return CGRectContainsPoint(area, point);
}

@end
