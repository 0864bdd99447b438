#import <UIKit/UIKit.h>

@interface OverlayWindow : UIWindow
@end

@implementation OverlayWindow

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return NO;
}

@end
