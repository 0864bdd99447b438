#import <UIKit/UIKit.h>

@interface ThrownCard : UIView
// The fate of the card: home, left or right.
@property (nonatomic, copy, nonnull) NSString *fate;
@end

@implementation ThrownCard

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _fate = @"";
    [self addGestureRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self
                                                                       action:@selector(follow:)]];
  }
  return self;
}

- (void)follow:(UIPanGestureRecognizer *)pan {
  CGPoint way = [pan translationInView:self.superview];
  self.center = CGPointMake(self.center.x + way.x, self.center.y + way.y);
  [pan setTranslation:CGPointZero inView:self.superview];
  // Decide the fate of the card here.
}

@end
