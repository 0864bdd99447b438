#import <UIKit/UIKit.h>

@interface Overlay : UIView
@end

@implementation Overlay

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return NO;
}

@end
