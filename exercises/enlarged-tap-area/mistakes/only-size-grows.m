#import <UIKit/UIKit.h>

@interface BigButton : UIButton
@end

@implementation BigButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect area = self.bounds;
  area.size.width = MAX(area.size.width, 44);
  area.size.height = MAX(area.size.height, 44);
  return CGRectContainsPoint(area, point);
}

@end
