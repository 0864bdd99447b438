#import <UIKit/UIKit.h>

@interface RaisedTabBar : UITabBar

@property (nonatomic, weak) UIButton *plus;

@end

@implementation RaisedTabBar

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return CGRectContainsPoint(self.bounds, point);
}

@end
