#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  NSUInteger i = 0;
  while (i < self.subviews.count) {
    if ([self.subviews[i++] pointInside:point withEvent:event]) return YES;
  }
  return NO;
}

@end
