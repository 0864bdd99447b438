#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectMake(CGRectGetMinX(self.frame)
      - self.extraTouch.left, CGRectGetMinY(self.frame)
          - self.extraTouch.top, CGRectGetWidth(self.frame) + self.extraTouch.left
              + self.extraTouch.right, CGRectGetHeight(self.frame) + self.extraTouch.top
                  + self.extraTouch.bottom);
  return CGRectContainsPoint(area, point);
}

@end
