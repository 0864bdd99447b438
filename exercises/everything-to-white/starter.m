#import <UIKit/UIKit.h>

@interface Desk : UIView

// The scene says which view it is.
@property (nonatomic, weak) UIView *white;

@end

@implementation Desk

// Every touch on the desk is for `white`.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [super hitTest:point withEvent:event];
}

@end
