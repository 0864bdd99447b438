#import <UIKit/UIKit.h>

@interface Veil : UIView

@property (nonatomic, weak) UIView *target;

@end

@implementation Veil

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *target = self.target;
  if (target
      && [target pointInside:[self convertPoint:point toView:target] withEvent:event]) return NO;
  return [super pointInside:point withEvent:event];
}

@end
