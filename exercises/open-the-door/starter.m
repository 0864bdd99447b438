#import <UIKit/UIKit.h>

@interface Door : UIView
@end

@implementation Door

- (void)openBy:(CGFloat)angle {
  // Turn about the top left corner.
}

@end
