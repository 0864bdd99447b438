#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectMake(CGRectGetMinX(self.bounds)
      - MAX(self.extraTouch.left, 0), CGRectGetMinY(self.bounds)
          - MAX(self.extraTouch.top, 0), CGRectGetWidth(self.bounds)
              + MAX(self.extraTouch.left, 0)
                  + MAX(self.extraTouch.right, 0), CGRectGetHeight(self.bounds)
                      + MAX(self.extraTouch.top, 0) + MAX(self.extraTouch.bottom, 0));
  return CGRectContainsPoint(area, point);
}

@end
