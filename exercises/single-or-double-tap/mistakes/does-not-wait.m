#import <UIKit/UIKit.h>

@interface Photo : UIView
@end

@implementation Photo

- (void)didMoveToWindow {
  [super didMoveToWindow];
  UITapGestureRecognizer *single =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(showBars)];
  UITapGestureRecognizer *twice =
      [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoom)];
  twice.numberOfTapsRequired = 2;
  [self addGestureRecognizer:single];
  [self addGestureRecognizer:twice];
}

- (void)showBars {
  NSLog(@"bars");
}

- (void)zoom {
  NSLog(@"zoom");
}

@end
