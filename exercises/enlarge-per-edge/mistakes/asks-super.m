#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectMake(CGRectGetMinX(self.bounds)
      - self.extraTouch.left, CGRectGetMinY(self.bounds)
          - self.extraTouch.top, CGRectGetWidth(self.bounds) + self.extraTouch.left
              + self.extraTouch.right, CGRectGetHeight(self.bounds) + self.extraTouch.top
                  + self.extraTouch.bottom);
  if (!CGRectContainsPoint(area, point)) return nil;
  return [super hitTest:point withEvent:event];
}

@end
