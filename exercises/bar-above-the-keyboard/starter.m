#import <UIKit/UIKit.h>

@interface ChatView : UIView
@property (nonatomic, strong, nonnull) UIView *bar;
@end

@implementation ChatView

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _bar = [[UIView alloc] init];
    [self addSubview:_bar];
    // Hear of the keyboard.
  }
  return self;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGRect bounds = self.bounds;
  CGFloat bottom = CGRectGetMaxY(bounds);
  self.bar.frame = CGRectMake(bounds.origin.x, bottom - 50, bounds.size.width, 50);
}

@end
