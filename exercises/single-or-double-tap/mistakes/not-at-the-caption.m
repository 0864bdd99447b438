#import <UIKit/UIKit.h>

@interface Photo : UIView <UIGestureRecognizerDelegate>
@end

@implementation Photo

- (void)didMoveToWindow {
  [super didMoveToWindow];
  UITapGestureRecognizer *single =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(showBars)];
  UITapGestureRecognizer *twice =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoom)];
  twice.numberOfTapsRequired = 2;
  [single requireGestureRecognizerToFail:twice];
  single.delegate = self;
  twice.delegate = self;
  [self addGestureRecognizer:single];
  [self addGestureRecognizer:twice];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch {
  for (UIView *child in self.subviews) {
    if (CGRectContainsPoint(child.bounds, [touch locationInView:child])) return NO;
  }
  return YES;
}

- (void)showBars {
  NSLog(@"bars");
}

- (void)zoom {
  NSLog(@"zoom");
}

@end
