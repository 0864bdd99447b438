#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGRect slice, rest;
  slice = self.bounds;
  slice.size.height /= 2;
  rest = CGRectOffset(slice, 0, slice.size.height);
  return CGRectContainsPoint(slice, point) && !CGRectContainsPoint(rest, point);
}

@end
