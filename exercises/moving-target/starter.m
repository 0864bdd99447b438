#import <UIKit/UIKit.h>

@interface Sky : UIView
@end

@implementation Sky

// `point` is in the coordinates of the sky. Where is each subview on screen at this moment?
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
