#import <UIKit/UIKit.h>

@interface Dot : UIView

@property (nonatomic, strong) UIColor *color;

@end

@implementation Dot

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _color = UIColor.redColor;
  }
  return self;
}

- (void)drawRect:(CGRect)rect {
  // The largest circle in the middle of the view, in `color`.
}

@end
