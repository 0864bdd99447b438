#import <UIKit/UIKit.h>

@interface PinchedPhoto : UIView <UIGestureRecognizerDelegate>
@end

@implementation PinchedPhoto

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    UIPinchGestureRecognizer *pinch = [[UIPinchGestureRecognizer alloc] initWithTarget:self
                                                                                action:@selector(zoom:)];
    pinch.delegate = self;
    [self addGestureRecognizer:pinch];
    [self addGestureRecognizer:[[UIRotationGestureRecognizer alloc] initWithTarget:self
                                                                            action:@selector(turn:)]];
  }
  return self;
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other {
  return YES;
}

- (void)zoom:(UIPinchGestureRecognizer *)pinch {
  self.transform = CGAffineTransformScale(self.transform, pinch.scale, pinch.scale);
  pinch.scale = 1;
}

- (void)turn:(UIRotationGestureRecognizer *)turn {
  self.transform = CGAffineTransformMakeRotation(turn.rotation);
}

@end
