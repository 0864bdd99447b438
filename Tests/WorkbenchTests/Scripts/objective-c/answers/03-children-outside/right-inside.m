#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *child in self.subviews) {
    if ([child pointInside:[self convertPoint:point toView:child] withEvent:event]) return YES;
  }
  return [super pointInside:point withEvent:event];
}

@end
