#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectMake(CGRectGetMinX(self.bounds)
      - self.extraTouch.left, CGRectGetMinY(self.bounds)
          - self.extraTouch.top, CGRectGetWidth(self.bounds) + self.extraTouch.left
              + self.extraTouch.right, CGRectGetHeight(self.bounds) + self.extraTouch.top
                  + self.extraTouch.bottom);
  return [super pointInside:point withEvent:event] || CGRectContainsPoint(area, point);
}

@end
