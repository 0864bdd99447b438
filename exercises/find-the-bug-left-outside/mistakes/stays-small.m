#import <UIKit/UIKit.h>

@interface Composer : UIView
// Why the button is deaf: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
@property (nonatomic, strong, nonnull) UIView *panel;
@property (nonatomic, strong, nonnull) UIButton *send;
@property (nonatomic, readonly) NSInteger sent;
- (void)collapse;
- (void)expand;
@end

@implementation Composer {
  NSLayoutConstraint *_height;
}

- (NSString *)cause { return @"d"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _panel = [[UIView alloc] init];
    _send = [UIButton buttonWithType:UIButtonTypeSystem];
    [_send addTarget:self
                  action:@selector(post)
        forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:_panel];
    [_panel addSubview:_send];
    _panel.translatesAutoresizingMaskIntoConstraints = NO;
    _send.translatesAutoresizingMaskIntoConstraints = NO;
    _height = [_panel.heightAnchor constraintEqualToConstant:120];
    [NSLayoutConstraint activateConstraints:@[
      [_panel.topAnchor constraintEqualToAnchor:self.topAnchor],
      [_panel.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
      [_panel.trailingAnchor constraintEqualToAnchor:self.trailingAnchor],
      _height,
      [_send.bottomAnchor constraintEqualToAnchor:_panel.bottomAnchor constant:-8],
      [_send.trailingAnchor constraintEqualToAnchor:_panel.trailingAnchor constant:-8],
      [_send.widthAnchor constraintEqualToConstant:88],
      [_send.heightAnchor constraintEqualToConstant:44],
    ]];
  }
  return self;
}

- (void)collapse {
  _height.constant = 60;
}

- (void)expand {
  _height.constant = 60;
}

- (void)post { _sent += 1; }

@end
