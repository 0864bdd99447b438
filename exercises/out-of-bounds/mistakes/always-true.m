#import <UIKit/UIKit.h>

@interface Box : UIView
@end

@implementation Box

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return YES;
}

@end
