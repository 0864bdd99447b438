#import <UIKit/UIKit.h>

@interface Answer : UIView
@property (nonatomic, getter=isOpen) BOOL open;
@end

@implementation Answer

- (BOOL)isOpen {
  return self.subviews.count > 1;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  if (hit == nil && self.isOpen) return self;
  return hit;
}

@end
