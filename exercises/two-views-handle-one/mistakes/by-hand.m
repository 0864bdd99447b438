#import <UIKit/UIKit.h>

@interface Key : UIView
@end

@implementation Key

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self press];
  [self.superview touchesBegan:touches withEvent:event];
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.superview touchesMoved:touches withEvent:event];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self releaseKey];
  [self.superview touchesEnded:touches withEvent:event];
}

- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self releaseKey];
  [self.superview touchesCancelled:touches withEvent:event];
}

- (void)press {
  NSLog(@"press");
}

- (void)releaseKey {
  NSLog(@"release");
}

@end
