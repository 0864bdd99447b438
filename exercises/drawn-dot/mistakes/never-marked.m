#import <UIKit/UIKit.h>

@interface Dot : UIView

@property (nonatomic, strong) UIColor *color;

@end

@implementation Dot

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _color = UIColor.redColor;
    self.contentMode = UIViewContentModeRedraw;
  }
  return self;
}

- (void)drawRect:(CGRect)rect {
  CGFloat side = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds));
  CGRect circle = CGRectMake(CGRectGetMidX(self.bounds) - side / 2, CGRectGetMidY(self.bounds)
      - side / 2, side, side);
  [self.color setFill];
  [[UIBezierPath bezierPathWithOvalInRect:circle] fill];
}

@end
