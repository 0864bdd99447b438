#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface Columns : UIView
@property (nonatomic) CGFloat spacing;
@property (nonatomic, readonly) NSArray<UIView *> *columns;
@end

NS_ASSUME_NONNULL_END

@implementation Columns

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _spacing = 8;
    _columns = @[[[UIView alloc] init], [[UIView alloc] init], [[UIView alloc] init]];
    for (UIView *column in _columns) {
      column.translatesAutoresizingMaskIntoConstraints = NO;
      [self addSubview:column];
    }
  }
  return self;
}

- (void)setSpacing:(CGFloat)spacing {
  _spacing = spacing;
  [self setNeedsLayout];
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGFloat width = (CGRectGetWidth(self.bounds) - 2 * self.spacing) / 3;
  CGFloat x = 0;
  for (UIView *column in self.columns) {
    column.frame = CGRectMake(x, 0, width, CGRectGetHeight(self.bounds));
    x += width + self.spacing;
  }
}

@end
