#import <UIKit/UIKit.h>

@interface Answer : UIButton
@property (nonatomic, assign) UIEdgeInsets extra;
@end

@implementation Answer

- (UIEdgeInsets)extra {
  return UIEdgeInsetsMake(-3, -5, -7, -9);
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIEdgeInsets insets = self.extra;
  CGRect area = UIEdgeInsetsInsetRect(self.bounds, insets);
  return CGRectContainsPoint(area, point);
}

@end
