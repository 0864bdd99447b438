#import <UIKit/UIKit.h>

@interface Poster : UIImageView
@end

@implementation Poster

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(self.bounds, point);
}

@end
