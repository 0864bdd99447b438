#import <UIKit/UIKit.h>

@interface LoginForm : UIView
// Why the form is dead: a, b, c, d or e of the task.
@property (nonatomic, readonly, copy, nonnull) NSString *cause;
@property (nonatomic, strong, nonnull) UIButton *submit;
@property (nonatomic, readonly) NSInteger requests;
@property (nonatomic, copy, nonnull) NSString *message;
- (void)answered:(NSString *)reply;
@end

@implementation LoginForm

- (NSString *)cause { return @"b"; }

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _message = @"";
    _submit = [UIButton buttonWithType:UIButtonTypeSystem];
    [_submit addTarget:self action:@selector(login) forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:_submit];
  }
  return self;
}

// The server has answered.
- (void)answered:(NSString *)reply {
  if (![reply isEqualToString:@"ok"]) {
    if ([reply isEqualToString:@"no network"]) self.userInteractionEnabled = YES;
    self.message = reply;
    return;
  }
  self.userInteractionEnabled = YES;
  self.message = @"welcome";
}

- (void)login {
  _requests += 1;
  self.userInteractionEnabled = NO;
}

@end
