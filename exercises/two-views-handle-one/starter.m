#import <UIKit/UIKit.h>

@interface Key : UIView
@end

@implementation Key

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self press];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self releaseKey];
}

// Leave these two as they are.
- (void)press {
  NSLog(@"press");
}

- (void)releaseKey {
  NSLog(@"release");
}

@end
