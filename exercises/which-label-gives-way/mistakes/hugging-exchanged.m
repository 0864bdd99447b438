#import <UIKit/UIKit.h>

@interface Row : UIView

@property (nonatomic, strong, readonly) UILabel *name;
@property (nonatomic, strong, readonly) UILabel *value;

@end

@implementation Row

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _name = [[UILabel alloc] init];
    _value = [[UILabel alloc] init];
    for (UILabel *label in @[_name, _value]) {
      label.translatesAutoresizingMaskIntoConstraints = NO;
      [self addSubview:label];
    }
    [NSLayoutConstraint activateConstraints:@[
      [_name.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16],
      [_name.topAnchor constraintEqualToAnchor:self.topAnchor constant:8],
      [_value.leadingAnchor constraintEqualToAnchor:_name.trailingAnchor constant:8],
      [_value.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-16],
      [_value.topAnchor constraintEqualToAnchor:_name.topAnchor],
    ]];
    [_name setContentHuggingPriority:UILayoutPriorityDefaultHigh
                             forAxis:UILayoutConstraintAxisHorizontal];
    [_value setContentCompressionResistancePriority:UILayoutPriorityRequired
                                            forAxis:UILayoutConstraintAxisHorizontal];
  }
  return self;
}

@end
