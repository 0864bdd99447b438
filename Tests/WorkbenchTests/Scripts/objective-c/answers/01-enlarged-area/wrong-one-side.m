#import <UIKit/UIKit.h>

@interface Answer : UIButton
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = self.bounds;
  area.size.width += 10;
  area.size.height += 10;
  return CGRectContainsPoint(area, point);
}

@end
