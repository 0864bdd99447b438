#import <UIKit/UIKit.h>

@interface Badge : UIView

@property (nonatomic) NSInteger count;

@end

@implementation Badge

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _count = 1;
  }
  return self;
}

- (void)setCount:(NSInteger)count {
  _count = count;
  [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect {
  // Red, with white strokes.
}

@end
