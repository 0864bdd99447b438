#import <UIKit/UIKit.h>

// What can be cleared has this method; @selector(clear:) names it.
@protocol Clearing
- (void)clear:(id)sender;
@end

@interface ClearButton : UIButton
@end

@implementation ClearButton

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [UIApplication.sharedApplication sendAction:@selector(clear:) to:nil from:self forEvent:event];
}

@end
