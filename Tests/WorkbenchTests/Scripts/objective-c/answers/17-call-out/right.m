#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *callOut = self.subviews.lastObject;
  CGRect rect = [self convertRect:callOut.bounds fromView:callOut];
  return [super pointInside:point withEvent:event] || CGRectContainsPoint(rect, point);
}

@end
