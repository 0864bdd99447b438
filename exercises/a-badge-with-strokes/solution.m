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
  CGContextRef context = UIGraphicsGetCurrentContext();
  [UIColor.redColor setFill];
  CGFloat radius = CGRectGetHeight(self.bounds) / 2;
  [[UIBezierPath bezierPathWithRoundedRect:self.bounds cornerRadius:radius] fill];
  CGContextTranslateCTM(context, CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
  [UIColor.whiteColor setFill];
  for (NSInteger index = 0; index < MIN(self.count, 3); index++) {
    CGContextSaveGState(context);
    CGContextRotateCTM(context, index * M_PI / 4);
    CGContextFillRect(context, CGRectMake(-1, -8, 2, 16));
    CGContextRestoreGState(context);
  }
}

@end
