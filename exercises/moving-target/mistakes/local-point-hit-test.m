#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  for (UIView *child in self.subviews.reverseObjectEnumerator) {
    CGPoint own = [self convertPoint:point toView:child];
    if ([child.layer.presentationLayer hitTest:own] != nil) return child;
  }
  return self;
}

@end
