// The interaction is on again with every answer, before it is read.
// 无论什么回答，先恢复交互，再看内容。
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
  self.userInteractionEnabled = YES;
  if (![reply isEqualToString:@"ok"]) {
    self.message = reply;
    return;
  }
  self.message = @"welcome";
}

- (void)login {
  _requests += 1;
  self.userInteractionEnabled = NO;
}

@end
