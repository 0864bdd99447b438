#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface Columns : UIView
@property (nonatomic) CGFloat spacing;
@property (nonatomic, readonly) NSArray<UIView *> *columns;
@end

NS_ASSUME_NONNULL_END

@interface Columns ()
@property (nonatomic, strong) NSMutableArray<NSLayoutConstraint *> *own;
@end

@implementation Columns

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _spacing = 8;
    _columns = @[[[UIView alloc] init], [[UIView alloc] init], [[UIView alloc] init]];
    _own = [NSMutableArray array];
    for (UIView *column in _columns) {
      column.translatesAutoresizingMaskIntoConstraints = NO;
      [self addSubview:column];
    }
  }
  return self;
}

- (void)setSpacing:(CGFloat)spacing {
  _spacing = spacing;
  [self setNeedsUpdateConstraints];
}

- (void)updateConstraints {
  [NSLayoutConstraint deactivateConstraints:self.own];
  [self.own removeAllObjects];
  NSLayoutXAxisAnchor *edge = self.leadingAnchor;
  for (UIView *column in self.columns) {
    CGFloat gap = column == self.columns.firstObject ? 0 : self.spacing;
    [self.own addObject:[column.leadingAnchor constraintEqualToAnchor:edge constant:gap]];
    [self.own addObject:[column.topAnchor constraintEqualToAnchor:self.topAnchor]];
    [self.own addObject:[column.bottomAnchor constraintEqualToAnchor:self.bottomAnchor]];
    [self.own addObject:[column.widthAnchor constraintEqualToAnchor:self.columns[0].widthAnchor]];
    edge = column.trailingAnchor;
  }
  [self.own addObject:[edge constraintEqualToAnchor:self.trailingAnchor]];
  [NSLayoutConstraint activateConstraints:self.own];
  [NSLayoutConstraint deactivateConstraints:self.own];
  [super updateConstraints];
}

@end
