#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface Panel : UIView
@property (nonatomic, readonly) UIView *card;
@end

NS_ASSUME_NONNULL_END

@implementation Panel

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _card = [[UIView alloc] init];
    [self addSubview:_card];
    _card.translatesAutoresizingMaskIntoConstraints = NO;
    NSLayoutConstraint *wide = [_card.widthAnchor constraintEqualToConstant:300];
    [NSLayoutConstraint activateConstraints:@[
      wide,
      [_card.leadingAnchor constraintGreaterThanOrEqualToAnchor:self.leadingAnchor constant:20],
      [_card.centerXAnchor constraintEqualToAnchor:self.centerXAnchor],
      [_card.topAnchor constraintEqualToAnchor:self.topAnchor constant:20],
      [_card.heightAnchor constraintEqualToAnchor:_card.widthAnchor multiplier:0.5],
    ]];
  }
  return self;
}

@end
