#import <UIKit/UIKit.h>

@interface Answer : UIView
@end

@implementation Answer

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  for (UIView *thumb in self.subviews) {
    CGFloat dx = thumb.center.x - point.x;
    CGFloat dy = thumb.center.y - point.y;
    if (dx * dx + dy * dy < 12) return thumb;
  }
  return nil;
}

@end
