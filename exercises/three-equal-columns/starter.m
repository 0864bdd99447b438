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

// updateConstraints

@end
