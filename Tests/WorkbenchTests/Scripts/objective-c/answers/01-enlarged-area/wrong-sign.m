#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(CGRectInset(self.bounds, 10, 10), point);
}

@end
