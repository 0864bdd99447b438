#import <UIKit/UIKit.h>

@interface Card : UIView
@end

@implementation Card

// UIKit calls this each time the finger moves.
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [super touchesMoved:touches withEvent:event];
}

@end
