#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;
@property (nonatomic) CGRect area;

@end

@implementation EdgeButton

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  self.area = CGRectMake(CGRectGetMinX(self.bounds)
      - self.extraTouch.left, CGRectGetMinY(self.bounds)
          - self.extraTouch.top, CGRectGetWidth(self.bounds) + self.extraTouch.left
              + self.extraTouch.right, CGRectGetHeight(self.bounds) + self.extraTouch.top
                  + self.extraTouch.bottom);
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(self.area, point);
}

@end
