#import <UIKit/UIKit.h>

@interface VolumeBar : UIControl
// From 0 to 1.
@property (nonatomic) CGFloat value;
// Where the knob is, in the bar's own coordinates.
@property (nonatomic, readonly) CGRect knob;
@end

@implementation VolumeBar

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) _value = 0.5;
  return self;
}

- (CGRect)knob {
  CGRect bounds = self.bounds;
  CGFloat left = bounds.origin.x + self.value * (bounds.size.width - 40);
  return CGRectMake(left, bounds.origin.y, 40, bounds.size.height);
}

// Which touches are the bar's, and what do they change?

@end
