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
  CGFloat distance = hypot(point.x - CGRectGetMidX(self.bounds), point.y
      - CGRectGetMidY(self.bounds));
  if (distance > MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds)) / 2) return nil;
  return [super hitTest:point withEvent:event];
}

@end
