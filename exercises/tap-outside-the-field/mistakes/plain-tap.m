#import <UIKit/UIKit.h>

@interface SignUpForm : UIView <UIGestureRecognizerDelegate>
@end

@implementation SignUpForm

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self
                                                                          action:@selector(putAway)];
    [self addGestureRecognizer:tap];
  }
  return self;
}

- (void)putAway {
  [self endEditing:YES];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch {
  return ![touch.view isKindOfClass:[UIControl class]];
}

@end
