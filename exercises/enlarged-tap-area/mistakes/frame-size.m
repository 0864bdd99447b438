#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGSize missing = CGSizeMake(MAX(44 - self.frame.size.width, 0), MAX(44
      - self.frame.size.height, 0));
  return CGRectContainsPoint(CGRectInset(self.bounds, -missing.width / 2, -missing.height / 2),
                             point);
}

@end
