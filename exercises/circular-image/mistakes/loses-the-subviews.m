#import <UIKit/UIKit.h>

@interface RoundImage : UIImageView
@end

@implementation RoundImage

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    self.userInteractionEnabled = YES;
  }
  return self;
}

- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  if ([super hitTest:point withEvent:event] == nil) return nil;
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  return distance <= MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2
         ? self : nil;
}

@end
