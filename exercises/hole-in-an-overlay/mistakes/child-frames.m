#import <UIKit/UIKit.h>

@interface CoachMark : UIView

@property (nonatomic) CGRect hole;

@end

@implementation CoachMark

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if (!CGRectContainsPoint(child.frame, point)) continue;
    return YES;
  }
  return CGRectContainsPoint(self.bounds, point) && !CGRectContainsPoint(self.hole, point);
}

@end
