#import <UIKit/UIKit.h>

@interface RaisedTabBar : UITabBar

@property (nonatomic, weak) UIButton *plus;

@end

@implementation RaisedTabBar

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(CGRectInset(self.bounds, 0, -32), point);
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat radius = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2;
  return hypot(point.x - CGRectGetMidX(self.bounds), point.y - CGRectGetMidY(self.bounds)) < radius;
}

@end
