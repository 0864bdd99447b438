#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = CGRectInset(self.bounds, -10, -10);
  return CGRectContainsPoint(area, point);
}

@end
