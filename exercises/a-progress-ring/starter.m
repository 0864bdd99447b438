#import <UIKit/UIKit.h>

@interface Ring : UIView

@property (nonatomic) CGFloat progress;

@end

@implementation Ring

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _progress = 0.25;
    self.contentMode = UIViewContentModeRedraw;
  }
  return self;
}

- (void)setProgress:(CGFloat)progress {
  _progress = progress;
  [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect {
  // A grey ring, and a part of it in blue.
}

@end
