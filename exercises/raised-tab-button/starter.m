#import <UIKit/UIKit.h>

@interface RaisedTabBar : UITabBar

@property (nonatomic, weak) UIButton *plus;

@end

@implementation RaisedTabBar

// `point` is in this bar's own coordinates.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end

@interface PlusButton : UIButton
@end

@implementation PlusButton

// `point` is in this button's own coordinates.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
