#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect square = CGRectMake(CGRectGetMidX(self.bounds) - 22, CGRectGetMidY(self.bounds)
      - 22, 44, 44);
  return CGRectContainsPoint(self.bounds, point) || CGRectContainsPoint(square, point);
}

@end
