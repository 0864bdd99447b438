#import <UIKit/UIKit.h>

@interface ThrownCard : UIView
// The fate of the card: home, left or right.
@property (nonatomic, copy, nonnull) NSString *fate;
@end

@implementation ThrownCard {
  CGPoint _home;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _fate = @"";
    [self addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self
                                                                       action:@selector(follow:)]];
  }
  return self;
}

- (void)follow:(UIPanGestureRecognizer *)pan {
  if (pan.state == UIGestureRecognizerStateBegan) _home = self.center;
  CGPoint way = [pan translationInView:self.superview];
  self.center = CGPointMake(self.center.x + way.x, self.center.y + way.y);
  [pan setTranslation:CGPointZero inView:self.superview];
  if (pan.state == UIGestureRecognizerStateEnded) [self decide:[pan velocityInView:self.superview].x];
  if (pan.state == UIGestureRecognizerStateCancelled) [self goHome];
}

- (void)decide:(CGFloat)speed {
  CGFloat distance = self.center.x - _home.x;
  if (fabs(speed) >= 600) {
    self.fate = speed < 0 ? @"left" : @"right";
  } else if (distance > 100) {
    self.fate = distance < 0 ? @"left" : @"right";
  } else {
    [self goHome];
  }
}

- (void)goHome {
  self.fate = @"home";
  self.center = _home;
}

@end
