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

- (void)setColor:(UIColor *)color {
  _color = color;
  [self setNeedsDisplay];
}

- (void)drawRect:(CGRect)rect {
  [self.color setFill];
  [[UIBezierPath bezierPathWithOvalInRect:self.bounds] fill];
}

@end
