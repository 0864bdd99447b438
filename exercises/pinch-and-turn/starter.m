#import <UIKit/UIKit.h>

@interface PinchedPhoto : UIView
@end

@implementation PinchedPhoto

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    [self addGestureRecognizer:[[UIPinchGestureRecognizer alloc] initWithTarget:self
                                                                         action:@selector(zoom:)]];
    [self addGestureRecognizer:[[UIRotationGestureRecognizer alloc] initWithTarget:self
                                                                            action:@selector(turn:)]];
  }
  return self;
}

- (void)zoom:(UIPinchGestureRecognizer *)pinch {
  self.transform = CGAffineTransformMakeScale(pinch.scale, pinch.scale);
}

- (void)turn:(UIRotationGestureRecognizer *)turn {
  self.transform = CGAffineTransformMakeRotation(turn.rotation);
}

@end
