#import <UIKit/UIKit.h>

@interface PriceBar : UIView
// Why the button is deaf: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
@property (nonatomic, strong, nonnull) UIButton *buy;
@property (nonatomic, readonly) NSInteger sold;
@end

@implementation PriceBar

- (NSString *)cause { return @"b"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    UIView *row = [[UIView alloc] init];
    _buy = [UIButton buttonWithType:UIButtonTypeSystem];
    [_buy setTitle:@"Buy" forState:UIControlStateNormal];
    [_buy addTarget:self action:@selector(sell) forControlEvents:UIControlEventTouchDown];
    [self addSubview:row];
    [row addSubview:_buy];
    row.translatesAutoresizingMaskIntoConstraints = NO;
    _buy.translatesAutoresizingMaskIntoConstraints = NO;
    [NSLayoutConstraint activateConstraints:@[
      [row.topAnchor constraintEqualToAnchor:self.topAnchor constant:20],
      [row.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16],
      [row.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-16],
      [_buy.topAnchor constraintEqualToAnchor:row.topAnchor],
      [_buy.trailingAnchor constraintEqualToAnchor:row.trailingAnchor],
      [_buy.widthAnchor constraintEqualToConstant:120],
      [_buy.heightAnchor constraintEqualToConstant:44],
      [row.bottomAnchor constraintEqualToAnchor:_buy.bottomAnchor],
    ]];
  }
  return self;
}

- (void)sell { _sold += 1; }

@end
