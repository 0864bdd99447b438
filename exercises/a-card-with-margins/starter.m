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
    // The constraints of the card.
  }
  return self;
}

@end
