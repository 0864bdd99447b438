#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if (self.hidden || !self.userInteractionEnabled || self.alpha < 0.1) return nil;
  CGRect area = self.bounds;
  area.origin.x -= self.extraTouch.left;
  area.origin.y -= self.extraTouch.top;
  area.size.width += self.extraTouch.left + self.extraTouch.right;
  area.size.height += self.extraTouch.top + self.extraTouch.bottom;
  return CGRectContainsPoint(area, point) ? self : nil;
}

@end
