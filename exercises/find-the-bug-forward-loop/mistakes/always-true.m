#import <UIKit/UIKit.h>

@interface Drawer : UIView
@end

@implementation Drawer

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  return YES;
}

@end
