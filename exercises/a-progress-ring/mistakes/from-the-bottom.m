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
  CGFloat side = MIN(CGRectGetWidth(self.bounds), CGRectGetHeight(self.bounds));
  CGPoint middle = CGPointMake(CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
  CGRect box = CGRectMake(middle.x - side / 2, middle.y - side / 2, side, side);
  box = CGRectInset(box, 4, 4);
  UIBezierPath *track = [UIBezierPath bezierPathWithOvalInRect:box];
  track.lineWidth = 8;
  [UIColor.lightGrayColor setStroke];
  [track stroke];
  CGFloat start = M_PI / 2;
  UIBezierPath *arc = [UIBezierPath bezierPathWithArcCenter:middle
                                                     radius:CGRectGetWidth(box) / 2
                                                 startAngle:start
                                                   endAngle:start + 2 * M_PI * self.progress
                                                  clockwise:YES];
  arc.lineWidth = 8;
  [UIColor.blueColor setStroke];
  [arc stroke];
}

@end
