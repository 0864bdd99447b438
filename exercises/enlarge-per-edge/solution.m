#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIEdgeInsets extra = self.extraTouch;
  UIEdgeInsets outwards = UIEdgeInsetsMake(-extra.top, -extra.left, -extra.bottom, -extra.right);
  return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, outwards), point);
}

@end
