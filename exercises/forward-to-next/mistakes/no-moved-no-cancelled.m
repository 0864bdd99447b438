#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self press];
  [super touchesBegan:touches withEvent:event];
}

- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self follow];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self finish];
  [super touchesEnded:touches withEvent:event];
}

- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self finish];
}

// Leave these as they are.
- (void)press {
  NSLog(@"pressed");
}

- (void)follow {
  NSLog(@"followed");
}

- (void)finish {
  NSLog(@"finished");
}

@end
