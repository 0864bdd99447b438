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

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  CGFloat dx = point.x - self.frame.size.width / 2;
  CGFloat dy = point.y - self.frame.size.height / 2;
  return sqrt(dx * dx + dy * dy) <= self.frame.size.width / 2;
}

@end
