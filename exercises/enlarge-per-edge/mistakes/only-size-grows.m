#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectMake(CGRectGetMinX(self.bounds), CGRectGetMinY(self.bounds),
                           CGRectGetWidth(self.bounds) + self.extraTouch.left
                               + self.extraTouch.right, CGRectGetHeight(self.bounds)
                                   + self.extraTouch.top + self.extraTouch.bottom);
  return CGRectContainsPoint(area, point);
}

@end
