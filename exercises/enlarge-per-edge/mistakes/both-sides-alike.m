#import <UIKit/UIKit.h>

@interface EdgeButton : UIButton

@property (nonatomic) UIEdgeInsets extraTouch;

@end

@implementation EdgeButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(CGRectInset(self.bounds, -self.extraTouch.left,
                                         -self.extraTouch.top), point);
}

@end
