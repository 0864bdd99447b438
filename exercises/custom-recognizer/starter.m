#import <UIKit/UIKit.h>

@interface TickRecognizer : UIGestureRecognizer
@end

@implementation TickRecognizer

// touchesMoved:withEvent:, touchesEnded:withEvent: and touchesCancelled:withEvent: come with the
// same arguments, and reset comes after each attempt.
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesBegan:touches withEvent:event];
}

@end
